// Measures the layout of a mini game's stage.
import type { Locator, Page } from '@playwright/test';
import { waitForFrame } from '#tests/e2e/support/scrolling.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

export const WINDOW_SIZES = parseSizes('320×568 360×640 390×664 390×844 768×1024 844×390 1024×768 1280×720 1440×900');

/** Windows in which a stage may be taller than the window: of larger ones at 400% zoom, and of small phones held sideways. */
const SMALL_WINDOW_SIZES = parseSizes('320×256 480×250 568×320 640×360');

export type Fit = Awaited<ReturnType<typeof measureFit>>;

/** Scrolls the stage below the header and waits for the next frame. */
export async function bringStageToTop(page: Page): Promise<void> {
  await page.locator('[data-stage]').evaluate(async (stage) => {
    stage.scrollIntoView({ block: 'start', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

/** Measures everything on the stage in its current position, in px, and finds what does not fit and by how many px. `cells` is a selector for the board's cells. */
export function measureFit(page: Page, cells: string) {
  return page.evaluate((selector) => {
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!stage || !header) throw new Error('There is no stage');
    const getName = (element: Element) => element.ariaLabel ?? (element.textContent?.trim().slice(0, 30) || element.localName);
    const getSize = (element?: Element | null) => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { width, height };
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('dialog, .visually-hidden') === null;
    // The squares of a zoomable board scroll in their field.
    const all = [
      ...stage.querySelectorAll('button, select, input, [role="status"], li:has(> b), [data-field] > * > *, canvas, svg'),
    ].filter((element) => isVisible(element) && !element.matches('[data-zoomable] [data-cell], [data-zoomable] [data-cell] *'));
    const targets = all.filter((element) => element.matches('button, select, [role="status"], li') && !element.closest('[data-field]'));
    const field = stage.querySelector('[data-field]');
    return {
      /** Elements that are not fully between the header and the bottom edge of the window. */
      outside: [stage, ...all].flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const by = Math.max(-left, right - document.documentElement.clientWidth, header.bottom - top, bottom - innerHeight);
        return by > 0.6 ? `${getName(element)} by ${by.toFixed(1)}` : [];
      }),
      overlapping: targets.flatMap((a, index) =>
        targets.slice(index + 1).flatMap((b) => {
          const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return width > 0.6 && height > 0.6 ? `${getName(a)} and ${getName(b)} by ${Math.min(width, height).toFixed(1)}` : [];
        }),
      ),
      /** Elements that something outside of the stage covers. */
      covered: all.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && !stage.contains(above) ? getName(element) : [];
      }),
      /** Labels that are clipped. */
      cut: [...stage.querySelectorAll('[data-label]')].flatMap((label) => {
        const by = Math.max(label.scrollWidth - label.clientWidth, label.scrollHeight - (label.parentElement?.clientHeight ?? 0));
        return by > 0 ? `${getName(label)} by ${by}` : [];
      }),
      top: field?.getBoundingClientRect().top ?? 0,
      field: getSize(field),
      board: getSize(field?.firstElementChild?.firstElementChild),
      cellWidths: [...stage.querySelectorAll(`[data-field] :is(${selector})`)].map((cell) => getSize(cell).width),
    };
  }, cells);
}

/** Finds what keeps a player from playing in the small windows, in words; nothing if the game can be played. */
export async function findObstacles(page: Page): Promise<readonly string[]> {
  const obstacles: string[] = [];
  for (const window of SMALL_WINDOW_SIZES) {
    await page.setViewportSize(window);
    const { overlapping, cut } = await measureFit(page, 'canvas');
    const found = [
      ...(await findObstaclesInWindow(page)),
      ...overlapping.map((parts) => `Overlapping: ${parts}`),
      ...cut.map((label) => `Cut off: ${label}`),
    ];
    obstacles.push(...found.map((obstacle) => `${window.width}×${window.height}: ${obstacle}`));
  }
  return obstacles;
}

/**
 * A board can be scrolled into view as a whole, and is as large as the smaller side of the window allows: it fills its field in one direction,
 * and the field has most of that side. Nothing is wider than the window, and every control can be scrolled into view and pressed.
 */
async function findObstaclesInWindow(page: Page): Promise<readonly string[]> {
  const field = page.locator('[data-field]');
  await field.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + (height - innerHeight) / 2, behavior: 'instant' });
  });
  await waitForFrame(page); // the header leaves
  return field.evaluate((element) => {
    /** Rim, gaps and, in landscape, 16.5rem of toolbar and keys beside the board leave at least this share of the window's smaller side. */
    const MIN_FIELD_SHARE = 0.8;
    const MIN_WELL_SHARE = 0.4; // the well of Tetris, which stands between its side boxes, is half as wide as it is high
    const MIN_TARGET_PX = 24; // the smallest control that WCAG 2.2 allows
    const { clientWidth, scrollWidth } = document.documentElement;
    const stage = element.closest<HTMLElement>('[data-stage]');
    const board = element.firstElementChild?.firstElementChild?.getBoundingClientRect();
    if (!stage || !board) throw new Error('There is no board');
    const obstacles: string[] = [];
    const note = (what: Element, problem: string) => {
      obstacles.push(`${what.ariaLabel ?? (what.textContent?.trim().slice(0, 30) || what.outerHTML.slice(0, 60))}: ${problem}`);
    };

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { width, height } = element.getBoundingClientRect();
    if (board.top < header - 1 || board.bottom > innerHeight + 1)
      note(element, `from ${board.top.toFixed()} to ${board.bottom.toFixed()} px, below ${header.toFixed()}, of ${innerHeight} px`);
    if (Math.min(width, height) < MIN_FIELD_SHARE * Math.min(clientWidth, innerHeight)) note(element, `only ${width} × ${height} px`);
    for (const well of element.querySelectorAll('[role="application"] canvas'))
      if (well.clientWidth < MIN_WELL_SHARE * innerHeight) note(well, `only ${well.clientWidth} px wide`);
    if (Math.max(board.width / width, board.height / height) < 0.9) note(element, `its board has only ${board.width} × ${board.height} px`);

    if (scrollWidth > clientWidth) note(document.body, `the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    const isVisible = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.matches(':is(dialog, .visually-hidden, svg) *, .visually-hidden, div:empty');
    const parts = [...stage.querySelectorAll('*')].filter(isVisible);
    for (const part of parts) {
      const { left, right } = part.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) note(part, `from ${left.toFixed()} to ${right.toFixed()} px across`);
    }
    // Cards lie over each other.
    for (const control of parts.filter((part) => part.matches('button, select, input, a[href]') && !part.matches(':disabled'))) {
      const size = control.getBoundingClientRect();
      if (Math.min(size.width, size.height) < MIN_TARGET_PX - 0.1) note(control, `${size.width.toFixed(1)} × ${size.height.toFixed(1)} px`);
      if (control.matches('[aria-disabled="true"], [data-card]')) continue;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width: across, height: down } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + across / 2, top + down / 2);
      if (!control.contains(hit)) note(control, `is under ${hit?.outerHTML.slice(0, 60)}`);
    }
    return obstacles;
  });
}

/** The parts of the stage that a text on it lies over. */
export function findCovered(text: Locator, parts: string): Promise<string[]> {
  return text.evaluate((element, selector) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll(`[data-stage] :is(${selector})`)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return isApart || !part.checkVisibility() ? [] : [part.ariaLabel ?? part.outerHTML.slice(0, 60)];
    });
  }, parts);
}

/** The place of a button that comes with the first press of a pointer on the board. */
export const HIDDEN_PAD = 'a hidden pad';

/** Finds all controls of the stage and the field, without tiles and cards, which moves displace, and returns a function that measures them. */
export async function findControls(page: Page) {
  const controls = await page.evaluateHandle(() => [
    ...document.querySelectorAll('[data-stage] :is(button, select, [data-field]):not([data-tile], [data-card])'),
  ]);
  /** Left, top, width and height in px, in document order; null for removed elements, HIDDEN_PAD for buttons that wait for a pointer. */
  return (): Promise<readonly (string | null)[]> =>
    controls.evaluate((all, hiddenPad) => {
      return all.map((element) => {
        if (!element.isConnected) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 && element.closest('[data-for-pointer]')) return hiddenPad;
        return [left, top, width, height].map((px) => px.toFixed(1)).join(' ');
      });
    }, HIDDEN_PAD);
}
