// Tests what Tic Tac Toe stores on the device: the unfinished game, the variant and the statistics.
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';

test('a browser that crashes a second after a move has kept it', async ({ page, context, browser }) => {
  await page.clock.install();
  const game = await TicTacToePage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.mark(1, 5);
  await page.clock.runFor(1000);
  // Simulates a crash: copies the storage without letting the page run its unload handlers.
  const crashed = await browser.newContext({ storageState: await context.storageState() });
  const later = await TicTacToePage.open(await crashed.newPage());
  await later.expectCell(1, 'X');
  await later.expectCell(5, 'O');
  await later.expectMarks(2);
  await crashed.close();
});

test('statistics count a finished game once, even when undo reopens it, and survive a reload', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.expectStatistics({ Played: '0' });
  await game.mark(1, 4, 2, 5, 3);
  await game.expectStatistics({ Played: '1', X: '1' });
  await game.button('Undo').click();
  await expect(game.status).toHaveText('Next player: X');
  await game.mark(3);
  await expect(game.status).toHaveText('Winner: X');
  await game.expectStatistics({ Played: '1' });
  await game.button('Reset Game').click();
  await game.mark(1, 2, 3, 5, 4, 6, 8, 7, 9);
  await game.expectStatistics({ Played: '2', Draws: '1' });

  await reload(page);
  await game.focusBoard();
  await game.expectStatistics({ Played: '2', X: '1', Draws: '1' });
});

test('two tabs lose nothing of each other', async ({ page, context }) => {
  const one = await TicTacToePage.open(page);
  const other = await TicTacToePage.open(await context.newPage());
  await other.mark(1, 5, 9);
  await one.expectMarks(3);
  await expect(one.notice).toHaveText("Here's your game as you left it in another tab.");
  await open(page, '/games');
  await TicTacToePage.open(page);
  await one.expectMarks(3);

  await other.mark(2, 8, 7, 3, 6, 4); // a draw
  await one.expectEmptyBoard();
  await one.mark(1, 4, 2, 5, 3);
  await other.button('Reset Game').click();
  await other.mark(1, 4, 2, 5, 3);
  for (const tab of [one, other]) await tab.expectStatistics({ Played: '3', X: '2', Draws: '1' });
});
