// What the device keeps of Tic Tac Toe: the unfinished game, the variant, the statistics.
import { expect, open, reload, test } from '#e2e/support/site.ts';
import { savedGame } from '#e2e/support/saved-game.ts';
import { TicTacToe } from './page.ts';
import { rules } from './rules/rules.ts';

test('an unfinished game goes on after a reload', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.mark(1, 5, 9);
  await reload(page);
  await game.wake();
  await game.expectCell(1, 'X');
  await game.expectCell(5, 'O');
  await game.expectCell(9, 'X');
  await game.expectMarks(3);
  await expect(game.status).toHaveText('Next player: O');
  await game.button('Undo').click();
  await game.expectCell(9, 'empty');
});

test('a browser that crashes a second after a move has kept it', async ({ page, context, browser }) => {
  await page.clock.install();
  const game = await TicTacToe.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.mark(1, 5);
  await page.clock.runFor(1000);
  // What the device has now, and nothing that a page does while it is left.
  const crashed = await browser.newContext({ storageState: await context.storageState() });
  const later = await TicTacToe.open(await crashed.newPage());
  await later.expectCell(1, 'X');
  await later.expectCell(5, 'O');
  await later.expectMarks(2);
  await crashed.close();
});

test('an unfinished game goes on after another tile was chosen', async ({ page }) => {
  const game = await TicTacToe.open(page, '/');
  await game.mark(1, 5);
  await page.getByRole('tab', { name: 'Memory' }).click();
  await expect(game.panel).toBeHidden();
  await page.getByRole('tab', { name: 'Tic Tac Toe' }).click();
  await game.expectCell(1, 'X');
  await game.expectCell(5, 'O');
});

test('a finished game and one that was reset do not come back', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.mark(1, 4, 2, 5, 3);
  await reload(page);
  await game.wake();
  await game.expectEmptyBoard();
  await game.mark(1);
  await game.button('Reset Game').click();
  await reload(page);
  await game.wake();
  await game.expectEmptyBoard();
});

test('the variant is remembered', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.chooseVariant('Computer, easy');
  await reload(page);
  await game.wake();
  await expect(game.variants.locator('option:checked')).toHaveText('Computer, easy');
});

test('statistics count a finished game once, even when undo reopens it, and survive a reload', async ({ page }) => {
  const game = await TicTacToe.open(page);
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
  await game.wake();
  await game.expectStatistics({ Played: '2', X: '1', Draws: '1' });
});

test('a finished game that undo reopened is still counted once when it is finished after a reload', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.mark(1, 4, 2, 5, 3);
  await game.button('Undo').click();
  await expect(game.status).toHaveText('Next player: X');
  await reload(page);
  await game.wake();
  await game.mark(3);
  await game.expectStatistics({ Played: '1' });
});

test('two tabs lose nothing of each other', async ({ page, context }) => {
  const one = await TicTacToe.open(page);
  const other = await TicTacToe.open(await context.newPage());
  await other.mark(1, 5, 9);
  await one.expectMarks(3);
  await expect(one.notice).toHaveText('Here is your game as you left it in another tab.');
  await open(page, '/games');
  await TicTacToe.open(page);
  await one.expectMarks(3);

  await other.mark(2, 8, 7, 3, 6, 4); // nobody wins
  await one.expectEmptyBoard();
  await one.mark(1, 4, 2, 5, 3);
  await other.button('Reset Game').click();
  await other.mark(1, 4, 2, 5, 3);
  for (const tab of [one, other]) await tab.expectStatistics({ Played: '3', X: '2', Draws: '1' });
});

test('a spoilt save is dropped and a new game begins', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.mark(1, 5);
  await open(page, '/games');
  const nearly = savedGame(rules, { seed: 1, entries: [{ type: 'mark', cell: 99 }] });
  const spoiltKeys = await page.evaluate(
    (spoilt) =>
      Object.keys(localStorage).filter((key) => {
        localStorage.setItem(key, spoilt);
        return key.includes('save');
      }),
    JSON.stringify(nearly),
  );
  expect(spoiltKeys).toHaveLength(1);
  await TicTacToe.open(page);
  await game.expectEmptyBoard();
  await game.mark(9);
  await game.expectCell(9, 'X');
});

test('a browser that denies storage still plays, counts and remembers within the page', async ({ page, troubles }) => {
  troubles.allow(/Web Vitals measurement failed/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  const game = await TicTacToe.open(page);
  await game.mark(1, 4, 2, 5, 3);
  await expect(game.status).toHaveText('Winner: X');
  await game.expectStatistics({ Played: '1' });
  await game.playAgain();
  await game.expectEmptyBoard();
});
