// Opens every game under the display settings of visitors: large text, forced colors, right to left, zoom, and windows as small as at 400%.
import type { Page } from '@playwright/test';
import { ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { findObstacles } from '#tests/e2e/support/arcade/measure-stage.ts';
import { findCutContent } from '#tests/e2e/support/find-cut-content.ts';
import { findInvisibleParts } from '#tests/e2e/support/find-invisible-parts.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { setTextSize } from '#tests/e2e/support/text-size.ts';

/** The pages of all mini games and demos. */
const PATHS = ADDRESSES.map(({ path }) => path).filter((path) => /^\/play\/(?!daily|statistics)[^/]+$|^\/games\/.+\/play$/.test(path));

/** Tools and keys, the board, its cells and shapes. */
const PARTS_TO_SEE = '[data-stage] :is(button, [data-field] > * > *, [role="gridcell"], [role="application"], svg[data-mark])';

const VIEWPORT = { width: 390, height: 760 };

test.use({ viewport: VIEWPORT, hasTouch: true });
test.describe.configure({ timeout: 240_000 });

/** Everything in the toolbar and on the board with its left edge in px. */
function measureLeftEdges(page: Page): Promise<string[]> {
  return page
    .locator('[data-stage] :is([role="toolbar"], [data-board]) *')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.tagName} ${element.ariaLabel ?? ''} ${element.getBoundingClientRect().left.toFixed(0)}`),
    );
}

test('every game keeps its parts in large text, forced colors, right to left, zoomed and in small windows', async ({ page }) => {
  await page.clock.install();
  for (const path of PATHS) {
    await open(page, path);
    await page.locator('[data-stage] [data-field]').waitFor();
    // Controls show after a touch.
    await page.locator('[data-stage]').evaluate((stage) => {
      stage.dataset['touched'] = '';
    });
    const cells = page.locator('[data-board] [data-cell]');
    if (path === '/play/tic-tac-toe') await cells.first().click();

    const zooming = await page
      .locator(':is(a, button, input, select, summary, [data-cell])')
      .evaluateAll((targets) =>
        targets
          .filter((target) => getComputedStyle(target).touchAction === 'auto')
          .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      );
    expect.soft(zooming, `${path}: a double tap zooms`).toEqual([]);
    const keptFrom = await page
      .locator('[data-field] *')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).touchAction).filter((touchAction) => !/auto|manipulation|pinch-zoom/.test(touchAction)),
      );
    expect.soft(keptFrom, `${path}: two fingers do not zoom`).toEqual([]);

    const leftEdges = await measureLeftEdges(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect.soft(await measureLeftEdges(page), `${path} from right to left`).toEqual(leftEdges);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await findInvisibleParts(page, PARTS_TO_SEE), `${path} in forced colors, ${colorScheme}`).toEqual([]);
      const figures = await page
        .locator('[data-stage] li:has(> b)')
        .evaluateAll(
          (all) => all.map((figure) => getComputedStyle(figure)).filter((style) => style.color === style.backgroundColor).length,
        );
      expect.soft(figures, `unreadable figures of ${path} in forced colors`).toBe(0);
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
    await page.setViewportSize(VIEWPORT);
  }
});
