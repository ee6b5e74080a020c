// Tests Tic Tac Toe between two players, against the computer, and in two tabs.
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { parsePairs } from '#tests/e2e/support/tables.ts';
import { TicTacToePage } from './page-object.ts';

const DRAW = [1, 2, 3, 5, 4, 6, 8, 7, 9] as const;

test('the board is one stop of the Tab key, where arrows move, and Enter, Space and digits play a whole game', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.cell(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const steps = 'ArrowRight: 2, ArrowDown: 5, ArrowLeft: 4, ArrowUp: 1, ArrowUp: 1, ArrowLeft: 1, End: 3, Home: 1, ArrowRight: 2';
  for (const [key, cell] of parsePairs(steps)) {
    await page.keyboard.press(key);
    await expect(game.cell(Number(cell) as 1)).toBeFocused();
  }
  for (const key of ['Space', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(game.tool('More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(game.cell(2)).toBeFocused();
  for (const cell of DRAW.slice(2)) await page.keyboard.press(String(cell));
  await expect(game.status).toHaveText('Game Draw!');
  for (const [index, cell] of DRAW.entries()) await game.expectCell(cell, index % 2 === 0 ? 'X' : 'O');
});

test('the computer answers after a beat, for which the board waits, and not after Reset Game', async ({ page }) => {
  await page.clock.install();
  const game = await TicTacToePage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.mark(9);
  await game.button('Play the Computer').click();
  await expect(game.panel).toContainText('You are X');
  await game.expectCell(9, 'X');
  await game.expectMarks(1);
  await game.letComputerThink();
  await game.expectMarks(2);
  await game.chooseVariant('Computer, unbeatable');
  await game.mark(1, 2);
  await game.expectMarks(1);
  await game.letComputerThink();
  await game.expectMarks(2);
  await expect(game.announcement).toHaveText('O plays the center. Your turn.');
  await game.mark(2);
  await game.button('Reset Game').click();
  await game.letComputerThink();
  await game.expectEmptyBoard();
  await expect(game.status).toHaveText('Next player: X');
});

/** A game is stored a second after a move. */
const STORED_MS = 1000;

test('two tabs lose nothing of each other', async ({ page, context }) => {
  await page.clock.install();
  const one = await TicTacToePage.open(page);
  const other = await TicTacToePage.open(await context.newPage());
  await other.mark(1, 5, 9);
  await page.clock.runFor(STORED_MS);
  await one.expectMarks(3);
  await other.mark(2, 8, 7, 3, 6, 4); // a draw
  await one.expectEmptyBoard();
  await one.mark(1, 4, 2, 5, 3);
  for (const tab of [one, other]) await tab.expectStatistics({ Played: '2', X: '1', Draws: '1' });
});
