// Tests Tic Tac Toe against the computer, whose thinking time follows the page's clock.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';

async function openPaused(page: Page, variant: string): Promise<TicTacToePage> {
  await page.clock.install();
  const game = await TicTacToePage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.chooseVariant(variant);
  return game;
}

test('the computer answers after a beat, and the board waits for it', async ({ page }) => {
  const game = await openPaused(page, 'Computer, unbeatable');
  await game.mark(1);
  await expect(game.status).toHaveText('Next player: O');
  await game.mark(2);
  await game.expectMarks(1);
  await game.letComputerThink();
  await game.expectMarks(2);
  await expect(game.status).toHaveText('Next player: X');
  await expect(game.announcement).toHaveText('O plays the center. Your turn.');
});

test('Reset Game while the computer thinks gives X the turn, and no answer comes', async ({ page }) => {
  const game = await openPaused(page, 'Computer, unbeatable');
  await game.mark(1);
  await game.button('Reset Game').click();
  await game.letComputerThink();
  await game.expectEmptyBoard();
  await expect(game.status).toHaveText('Next player: X');
});
