// Tests whole games of Tic Tac Toe between two players, by mouse and keyboard.
import { getScrollTop, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';

const DRAW = [1, 2, 3, 5, 4, 6, 8, 7, 9] as const;

test('why a taken cell is refused stands beside the status for two seconds, and the turn stays', async ({ page }) => {
  await page.clock.install();
  const game = await TicTacToePage.open(page);
  await game.mark(5);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.press(5);
  await expect(game.notice).toHaveText('That cell is taken.');
  await expect(game.announcement).toHaveText('That cell is taken.');
  await expect(game.status).toHaveText('Next player: O');
  await page.clock.runFor(1999);
  await expect(game.notice).toHaveText('That cell is taken.');
  await page.clock.runFor(1);
  await expect(game.notice).toBeEmpty();
  await game.mark(1);
  await game.expectCell(5, 'X');
  await game.expectCell(1, 'O');
  await expect(game.status).toHaveText('Next player: X');
});

test('listeners hear each mark, whose turn it is, what a hint is good for, and the line that wins', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.mark(1);
  await expect(game.announcement).toHaveText('X in row 1, column 1. Next player: O');
  await game.mark(5, 2);
  await game.tool('Hint').click();
  await expect(game.announcement).toHaveText('Row 1, column 3 keeps X from winning.');
  await expect(game.notice).toHaveText('Row 1, column 3 keeps X from winning.');
  await expect(game.status).toHaveText('Next player: O');
  await game.mark(4);
  await expect(game.notice).toBeEmpty();
  await game.tool('Undo').click();
  await expect(game.announcement).toHaveText('Next player: O');
  await game.mark(4, 3);
  await expect(game.announcement).toHaveText('X in row 1, column 3. Winner: X, top row.');
  await expect(game.status).toHaveText('Winner: X');
});

test('the board is one stop of the Tab key, where arrows move and Enter or Space marks', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.cell(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectCell(1, 'X');
  for (const [key, cell] of [
    ['ArrowRight', 2],
    ['ArrowDown', 5],
    ['ArrowLeft', 4],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', 1],
    ['End', 3],
    ['Home', 1],
    ['ArrowDown', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(game.cell(cell)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await game.expectCell(4, 'O');
  await page.keyboard.press('Shift+Tab');
  await expect(game.tool('More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(game.cell(4)).toBeFocused();
});

test('the digits 1 to 9 mark cells counted from the top left', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.cell(1).focus();
  for (const cell of DRAW) await page.keyboard.press(String(cell));
  await expect(game.status).toHaveText('Game Draw!');
  for (const [index, cell] of DRAW.entries()) await game.expectCell(cell, index % 2 === 0 ? 'X' : 'O');
});

test('keys outside the panel leave the game alone, and arrow keys scroll the page', async ({ page }) => {
  const game = await TicTacToePage.open(page, '/');
  await page.getByRole('heading', { name: 'Mini Games' }).click();
  // The click scrolls the page; until that has ended, the browser may ignore the scrolling of a key press.
  await waitUntilStill(page);
  const before = await getScrollTop(page);
  for (const key of ['5', 'Enter', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => getScrollTop(page)).toBeLessThan(before);
  await game.expectEmptyBoard();
  await expect(game.status).toHaveText('Next player: X');
});
