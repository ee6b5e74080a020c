// Tests full screen, where the window has room for its button.
import type { Page } from '@playwright/test';
import { SnakePage } from '#tests/games/snake/page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Whether the stage is the topmost element in all four corners of the window. */
function isCoveringWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stage = document.querySelector('[data-stage]');
    const corners = [2, innerWidth - 3].flatMap((x) => [2, innerHeight - 3].map((y) => [x, y] as const));
    return corners.every(([x, y]) => stage?.contains(document.elementFromPoint(x, y)) === true);
  });
}

test('a stage takes the screen and keeps its game, and Escape or its button only brings it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const game = await SnakePage.open(page);
  await expect(game.tool('Full screen')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await game.button('Start').click();
  await game.tick(1);
  await game.tool('Full screen').click();
  await game.expectFocusOnBoard();
  await expect.poll(() => isCoveringWindow(page)).toBe(true);
  await game.expectLabel('Score: 0');
  await page.keyboard.press('Escape');
  await expect(game.tool('Full screen')).toBeVisible();
  await expect.poll(() => isCoveringWindow(page)).toBe(false);
  await game.tool('Full screen').click();
  await game.tool('Exit full screen').click();
  await expect.poll(() => isCoveringWindow(page)).toBe(false);
  await expect(game.pauseOverlay).toHaveCount(0);
  await game.tick(1);
  await game.expectLabel('Score: 10');
});

test('a browser that gives no element the screen has no button for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  const game = await SnakePage.open(page);
  await expect(game.button('Start')).toBeVisible();
  await expect(game.tool('Full screen')).toHaveCount(0);
});
