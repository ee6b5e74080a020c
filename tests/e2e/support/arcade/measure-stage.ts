// How the stage of a mini game lies in the window, measured by geometry.
import type { Page } from '@playwright/test';

export const WINDOW_SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

export interface Fit {
  /** What is not wholly between the header and the lower edge of the window, and by how many px. */
  readonly outside: readonly string[];
  /** Controls, words and figures that share some of their area. */
  readonly overlapping: readonly string[];
  /** Controls that something else of the page lies over. */
  readonly covered: readonly string[];
  /** Labels of the toolbar that are not wholly there. */
  readonly cut: readonly string[];
  /** The visible part of the field, in px. */
  readonly field: { readonly width: number; readonly height: number };
  /** The board in it, in px. */
  readonly board: { readonly width: number; readonly height: number };
  /** The smallest width of the cells that `cells` finds; 0 without one. */
  readonly cell: number;
}

/** Brings the stage below the header; the page hears of it with the next frame. */
export async function bringStageToTop(page: Page): Promise<void> {
  await page.locator('[data-stage]').evaluate(async (stage) => {
    stage.scrollIntoView({ block: 'start', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

/** Measures all that is on the stage, where it is. `cells` is a selector of the board's cells. */
export function measureFit(page: Page, cells: string): Promise<Fit> {
  return page.evaluate((selector) => {
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!stage || !header) throw new Error('There is no stage');
    const getName = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 30) || element.tagName.toLowerCase());
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('dialog, .visually-hidden') === null;
    const all = [
      ...stage.querySelectorAll('button, select, input, [role="status"], li:has(> b), [data-field] > * > *, canvas, svg'),
    ].filter(isVisible);
    const outside = [stage, ...all].flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const by = Math.max(-left, right - document.documentElement.clientWidth, header.bottom - top, bottom - innerHeight);
      return by > 0.6 ? `${getName(element)} by ${by.toFixed(1)}` : [];
    });
    const targets = all.filter((element) => element.matches('button, select, [role="status"], li') && !element.closest('[data-field]'));
    const overlapping = targets.flatMap((a, index) =>
      targets.slice(index + 1).flatMap((b) => {
        const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return width > 0.6 && height > 0.6 ? `${getName(a)} and ${getName(b)}` : [];
      }),
    );
    const covered = all.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above !== null && !stage.contains(above) ? getName(element) : [];
    });
    const cut = [...stage.querySelectorAll('[data-label]')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, parentElement }) =>
          scrollWidth > clientWidth || scrollHeight > (parentElement?.clientHeight ?? 0),
      )
      .map(getName);
    const getSize = (element: Element | null | undefined) => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { width, height };
    };
    const field = stage.querySelector('[data-field]');
    const widths = [...stage.querySelectorAll(`[data-field] :is(${selector})`)].map((element) => element.getBoundingClientRect().width);
    return {
      outside,
      overlapping,
      covered,
      cut,
      field: getSize(field),
      board: getSize(field?.firstElementChild?.firstElementChild),
      cell: widths.length > 0 ? Math.min(...widths) : 0,
    };
  }, cells);
}

/** Everything on the stage that can be pressed and that no move carries along, as tiles and cards are; and the field. */
export async function findControls(page: Page): Promise<{ readonly measurePositions: () => Promise<readonly (string | null)[]> }> {
  const controls = await page.evaluateHandle(() =>
    [...document.querySelectorAll('[data-stage] :is(button, select, [data-field])')].filter(
      (element) => !element.matches('[data-tile], [data-card]'),
    ),
  );
  return {
    /** By the order of the document: left, top, width and height in px, and null for what is gone. */
    measurePositions: () =>
      controls.evaluate((all) =>
        all.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.isConnected ? [left, top, width, height].map((px) => px.toFixed(1)).join(' ') : null;
        }),
      ),
  };
}
