// Tests what holds for everything that is dragged: it stays under the pointer while the page scrolls, and goes back by Escape.
import type { Locator, Page } from '@playwright/test';
import { createDemoPath } from '#app/content/paths.ts';
import { PuzzlePage } from '#tests/games/puzzle/page-object.ts';
import { SolitairePage } from '#tests/games/solitaire/page-object.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop, scrollToCenter } from '#tests/e2e/support/scrolling.ts';
import { getCenter } from '#tests/e2e/support/touch.ts';

const WHEEL_PX = 40;

/** Opens each game with something to drag, and says what that is. */
const THINGS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a card': async (page) => (await SolitairePage.open(page)).pile('Tableau 1').getByRole('button'),
  'a tile': async (page) => (await PuzzlePage.open(page)).block(6), // above the gap
  async 'a piece'(page) {
    await open(page, createDemoPath('block-blitz-go'));
    return page.getByRole('group', { name: 'Blocks' }).locator('[data-slot]').first();
  },
};

test('KLO11 what is dragged goes back by Escape, whose release plays nothing, and stays under the pointer while the page scrolls', async ({
  page,
}) => {
  for (const [what, find] of Object.entries(THINGS)) {
    const thing = await find(page);
    await scrollToCenter(thing);
    const home = await getCenter(thing);
    const { x, y } = home;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 30, { steps: 3 });
    await expect.poll(async () => (await getCenter(thing)).y, what).toBeGreaterThan(y + 20);
    await page.keyboard.press('Escape');
    await expect.poll(() => getCenter(thing), what).toEqual(home);
    await page.mouse.up();
    await expect(page.locator('[data-pause-overlay]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

    const findDistance = async () => ((await getCenter(thing)).y - (y + 30)) | 0;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 10);
    await page.mouse.move(x, y + 30);
    const [top, distance] = [await getScrollTop(page), await findDistance()];
    await page.mouse.wheel(0, WHEEL_PX);
    await expect.poll(() => getScrollTop(page)).toBe(top + WHEEL_PX);
    await expect.poll(findDistance, what).toBe(distance);
    await page.mouse.up();
  }
});
