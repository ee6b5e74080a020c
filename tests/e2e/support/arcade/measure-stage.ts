// Measures the layout of a mini game's stage.
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
  /** Elements that are not fully between the header and the bottom edge of the window, and by how many px. */
  readonly outside: readonly string[];
  /** Controls and texts that overlap each other. */
  readonly overlapping: readonly string[];
  /** Controls that are covered by another element. */
  readonly covered: readonly string[];
  /** Labels of the toolbar that are clipped. */
  readonly cut: readonly string[];
  /** The visible part of the field, in px. */
  readonly field: { readonly width: number; readonly height: number };
  /** The board inside the field, in px. */
  readonly board: { readonly width: number; readonly height: number };
  /** The smallest width of the cells that match `cells`; 0 without any. */
  readonly cell: number;
}

/** Scrolls the stage below the header and waits for the next frame. */
export async function bringStageToTop(page: Page): Promise<void> {
  await page.locator('[data-stage]').evaluate(async (stage) => {
    stage.scrollIntoView({ block: 'start', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

/** Measures everything on the stage in its current position. `cells` is a selector for the board's cells. */
export function measureFit(page: Page, cells: string): Promise<Fit> {
  return page.evaluate((selector) => {
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!stage || !header) throw new Error('There is no stage');
    const getName = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 30) || element.tagName.toLowerCase());
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('dialog, .visually-hidden') === null;
    // The squares of a zoomable board scroll in their field.
    const all = [
      ...stage.querySelectorAll('button, select, input, [role="status"], li:has(> b), [data-field] > * > *, canvas, svg'),
    ].filter((element) => isVisible(element) && !element.matches('[data-zoomable] [data-cell], [data-zoomable] [data-cell] *'));
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

/** All controls of the stage and the field, without tiles and cards, because moves change their position. */
export async function findControls(page: Page): Promise<{ readonly measurePositions: () => Promise<readonly (string | null)[]> }> {
  const controls = await page.evaluateHandle(() =>
    [...document.querySelectorAll('[data-stage] :is(button, select, [data-field])')].filter(
      (element) => !element.matches('[data-tile], [data-card]'),
    ),
  );
  return {
    /** Left, top, width and height in px, in document order; null for removed elements. */
    measurePositions: () =>
      controls.evaluate((all) =>
        all.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.isConnected ? [left, top, width, height].map((px) => px.toFixed(1)).join(' ') : null;
        }),
      ),
  };
}
