// Tests the result panel: it covers no board, ignores presses that were meant for the game, and R starts the next one.
import { ColorMatchPage } from '#tests/games/color-match/page-object.ts';
import { TetrisPage } from '#tests/games/tetris/page-object.ts';
import { createPlayPath } from '#app/content/paths.ts';
import { COVERED_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';
import { expect, phoneTest, test, visit } from '#tests/e2e/support/fixtures.ts';
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

test('the status and the whole board stay in sight beside or above the result', async ({ page }) => {
  await seedStorage(page, await createFinishedSaves());
  for (const { id } of COVERED_GAMES) {
    await visit(page, createPlayPath(id));
    const [result, field] = [page.getByRole('region', { name: 'Result' }), page.locator('[data-field]')];
    const parts = page.locator('[data-stage] [role="status"]').or(field).or(result);
    await expect(result).toBeVisible();
    for (const size of parseSizes('320×568 390×664 390×844 844×390 1280×720')) {
      await page.setViewportSize(size);
      await expect(result).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      const [text, board, card] = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      if (!card || !board || !text) throw new Error(`${id}: no card, no board or no status`);
      const where = `${id} at ${size.width}×${size.height}: ${JSON.stringify({ card, board, text })}`;
      expect.soft(card.x >= board.x + board.width - 1 || card.y >= board.y + board.height - 1, where).toBe(true);
      expect.soft(card.y, where).toBeGreaterThan(text.y + text.height - 1);
      expect.soft(Math.min(board.width, board.height), where).toBeGreaterThan(0.5 * Math.min(size.width, size.height));
    }
  }
});
