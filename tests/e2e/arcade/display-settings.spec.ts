// Opens every game under the display settings of visitors: large and loose text, forced colors, right to left, zoom, and windows as small as
// at 400%.
import type { Page } from '@playwright/test';
import { createPlayPath } from '#app/content/paths.ts';
import { COVERED_DEMO_PATHS } from '#tests/e2e/support/addresses.ts';
import { COVERED_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { findObstacles, measureFit } from '#tests/e2e/support/arcade/measure-stage.ts';
import { findCutContent } from '#tests/e2e/support/find-cut-content.ts';
import { findInvisibleParts } from '#tests/e2e/support/find-invisible-parts.ts';
import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { loosenText, setTextSize } from '#tests/e2e/support/simulations.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';

const PATHS = [...COVERED_GAMES.map(({ id }) => createPlayPath(id)), ...COVERED_DEMO_PATHS];

/** Tools and keys, the board, its cells and shapes. */
const PARTS_TO_SEE = '[data-stage] :is(button, [data-field] > * > *, [role="gridcell"], [role="application"], svg[data-mark])';

const VIEWPORT = { width: 390, height: 760 };
const LOOSE_TEXT_WINDOWS = parseSizes('320×568 390×760 768×1024');

test.use({ viewport: VIEWPORT, hasTouch: true });
test.describe.configure({ timeout: 240_000 });

/** Everything in the toolbar and on the board with its left edge in px. */
function measureLeftEdges(page: Page): Promise<string[]> {
  const parts = page.locator('[data-stage] :is([role="toolbar"], [data-board]) *');
  return parts.evaluateAll((all) => all.map((part) => `${part.tagName} ${part.ariaLabel} ${part.getBoundingClientRect().left.toFixed(0)}`));
}

/** The names of the parts whose way to handle a touch matches. */
async function findTouchActions(page: Page, selector: string, pattern: RegExp): Promise<string[]> {
  const list = (parts: Element[]) => parts.map((part) => [part.ariaLabel ?? part.textContent, getComputedStyle(part).touchAction] as const);
  return (await page.locator(selector).evaluateAll(list)).filter(([, touchAction]) => pattern.test(touchAction)).map(([name]) => name);
}

test('a game keeps its parts in large and loose text, forced colors, right to left, zoomed and in small windows', async ({ page }) => {
  await page.clock.install();
  for (const path of PATHS) {
    await visit(page, path);
    await page.locator('[data-stage] [data-field]').waitFor();
    // Controls show after a touch.
    await page.locator('[data-stage]').evaluate((stage) => stage.setAttribute('data-touched', ''));
    if (path === '/play/tic-tac-toe') await page.locator('[data-board] [data-cell]').first().click();

    const targets = ':is(a, button, input, select, summary, [data-cell])';
    expect.soft(await findTouchActions(page, targets, /^auto$/), `${path}: a double tap zooms`).toEqual([]);
    const isForOneFinger = /^(?!.*(auto|manipulation|pinch-zoom))/;
    expect.soft(await findTouchActions(page, '[data-field] *', isForOneFinger), `${path}: two fingers do not zoom`).toEqual([]);

    const leftEdges = await measureLeftEdges(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect.soft(await measureLeftEdges(page), `${path} from right to left`).toEqual(leftEdges);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await findInvisibleParts(page, PARTS_TO_SEE), `${path} in forced colors, ${colorScheme}`).toEqual([]);
      const figures = page.locator('[data-stage] li:has(> b)');
      const unreadable = await figures.evaluateAll((all) =>
        all.map((figure) => getComputedStyle(figure)).flatMap(({ color, backgroundColor }) => (color === backgroundColor ? color : [])),
      );
      expect.soft(unreadable, `unreadable figures of ${path} in forced colors`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });

    for (const times of [1.5, 2]) {
      await setTextSize(page, times);
      expect.soft(await findCutContent(page, 'body'), `${path} with text of ${times} times the size`).toEqual([]);
    }
    const more = page.getByRole('toolbar').getByRole('button', { name: 'More' });
    await more.click();
    await page.getByRole('dialog').waitFor();
    expect.soft(await findCutContent(page, 'dialog[open]'), `the dialog of ${path} with large text`).toEqual([]);
    await setTextSize(page, 1);
    await page.keyboard.press('Escape');

    expect.soft(await findObstacles(page), `${path} in small windows`).toEqual([]);
    const start = page.locator('[data-board]').getByRole('button', { name: 'Start', exact: true });
    if (await start.isVisible()) {
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000)); // the snake would run into a wall
      await start.click();
      expect.soft(await findObstacles(page), `${path} in small windows, started`).toEqual([]);
      await page.clock.resume();
    }

    const tightenText = await loosenText(page);
    for (const size of LOOSE_TEXT_WINDOWS) {
      await page.setViewportSize(size);
      const where = `${path} with loose text, ${size.width}×${size.height}`;
      const { outside, overlapping, cut } = await measureFit(page, 'canvas');
      expect.soft({ outside, overlapping, cut }, where).toEqual({ outside: [], overlapping: [], cut: [] });
      expect.soft(await findCutContent(page, '[data-stage]'), where).toEqual([]);
    }
    await tightenText();
    await page.setViewportSize(VIEWPORT);
  }
});

test('a browser that darkens pages leaves the site as it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await open(page, createPlayPath('sudoku'));
  const canvas = await page.evaluate(() => {
    document.body.style.background = 'canvas';
    return getComputedStyle(document.body).backgroundColor;
  });
  expect(canvas).toBe('rgb(255, 255, 255)');
});
