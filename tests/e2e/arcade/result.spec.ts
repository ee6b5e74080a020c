// Tests the result panel: it ignores presses that were meant for the game, and R starts the next one.
import { ColorMatchPage } from '#tests/page-objects/color-match.page-object.ts';
import { TetrisPage } from '#tests/page-objects/tetris.page-object.ts';
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { getCenter } from '#tests/e2e/support/touch.ts';

phoneTest('hard drop tapped on after the game is over never presses Play Again; a fresh tap does', async ({ page }) => {
  const game = await TetrisPage.open(page, 'Step by step');
  await game.button('Start').tap();
  const { x, y } = await getCenter(game.button('Hard drop'));
  await game.field.focus();
  let tapsAfterEnd = 0;
  while (tapsAfterEnd < 12) {
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(250); // the pace of a fast player
    if ((await game.status.innerText()) === 'Game Over!') tapsAfterEnd += 1;
    else expect(tapsAfterEnd).toBe(0);
  }
  await expect(game.field).toBeFocused(); // so that the keys start the next game
  await game.playAgain('tap');
  await expect(game.button('Start')).toBeHidden();
});

test('after the end R starts the next game and its clock from anywhere in the stage; answer keys do not', async ({ page }) => {
  const game = await ColorMatchPage.open(page);
  await game.button('Start').click();
  await game.advanceClock(30_000);
  await game.waitForResult();
  await page.keyboard.press('ArrowRight');
  await expect(game.result).toBeVisible();
  await game.tool('More').focus();
  await page.keyboard.press('r');
  await game.expectFocusOnBoard();
  await expect(game.prompt).toBeVisible();
  await game.advanceClock(1000);
  await game.expectFigures({ Score: 0, Time: 29 });
});
