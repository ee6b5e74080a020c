// Tests Minesweeper by mouse, keyboard and touch.
import type { Page } from '@playwright/test';
import { BOARD, MinesweeperPage, type Place } from './page-object.ts';
import { getPageWidth } from '#tests/e2e/support/accessibility.ts';
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';

const LONG_PRESS_MS = 400;

const EXPERT_CORNERS = [1, 16].flatMap((row) => [1, 30].map((column): Place => [row, column]));

test('by mouse a click opens an area, right clicks flag, a flag holds its square, and a mine ends the game', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.expectMinesLeft(10);
  await game.square([1, 1]).click();
  await expect(game.status).toHaveText('5 squares to go');
  await game.expectCount('clear', BOARD.join('').replaceAll(/[^0]/g, '').length);
  await game.expectSquare([1, 2], '1 mine nearby');

  await game.flag([1, 3], [3, 8], [4, 8]);
  await game.expectMinesLeft(7);
  await game.square([3, 8]).click();
  await game.expectSquare([3, 8], 'flagged');
  await expect(game.notice).toHaveText('Remove the flag first.');
  await game.flag([3, 8]);
  await game.expectSquare([3, 8], 'hidden');

  await game.square([1, 4]).click();
  await expect(game.status).toHaveText('Game Over!');
  await game.expectSquare([1, 4], 'mine, exploded');
  await game.expectSquare([4, 8], 'flagged, no mine');
  await game.expectCount('mine', 8);
});

test('MIN14 MIN16 a number with its flags opens its neighbors by both buttons, and never by single clicks', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  // A button that is let go elsewhere opens nothing.
  await game.square([1, 1]).hover();
  await page.mouse.down();
  await game.square([5, 5]).hover();
  await page.mouse.up();
  await game.expectCount('hidden', 64);
  await game.square([1, 1]).click();
  await game.flag([2, 6], [2, 7]);
  await game.square([3, 7]).dblclick(); // the same as both buttons
  await expect(game.notice).toHaveText('The 3 needs 3 flags around it and has 2.');
  await game.flag([2, 8]);
  // Clicks on alternating squares never count as a double click.
  for (const column of [7, 6, 7, 6]) await game.square([3, column]).click();
  await game.expectSquare([3, 8], 'hidden');
  for (const [released, state] of [
    [[3, 6], 'hidden'],
    [[3, 7], '2 mines nearby'],
  ] as const) {
    await game.square([3, 7]).hover();
    await page.mouse.down();
    await page.mouse.down({ button: 'right' });
    await game.square(released).hover();
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    await game.expectSquare([3, 8], state);
  }
});

test('a whole game can be played by keyboard alone', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  const { keyboard } = page;
  await game.tool('More').focus();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(game.announcement).toHaveText('Opened 49 squares. 5 to go');
  for (const key of ['End', 'ArrowDown', 'f', 'ArrowLeft', 'F', 'ArrowLeft', 'f']) await keyboard.press(key);
  await game.expectMinesLeft(7);
  await keyboard.press('Control+f');
  for (const key of ['ArrowDown', 'ArrowRight', 'c']) await keyboard.press(key);
  await expect(game.announcement).toHaveText('Opened 2 squares. 3 to go');
  for (const key of ['ArrowUp', 'ArrowUp', 'Space', 'ArrowLeft', 'Enter', 'End', 'Enter']) await keyboard.press(key);
  await expect(game.status).toHaveText('You Won!');
});

test('MIN21 the whole Expert board fits a desktop window, and its squares can be made larger', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.chooseVariant('Expert 30×16');
  for (const place of EXPERT_CORNERS) await expect(game.square(place)).toBeInViewport({ ratio: 1 });
  await game.button('Larger squares').click();
  await expect(game.square([16, 30])).not.toBeInViewport();
});

/** Holds a finger on a square for this time. The page's clock must be paused. */
async function hold(page: Page, game: MinesweeperPage, place: Place, ms: number): Promise<void> {
  await game.square(place).scrollIntoViewIfNeeded();
  const touch = await Touch.create(page);
  await touch.send('touchStart', await getCenter(game.square(place)));
  await page.clock.runFor(ms);
  await touch.send('touchEnd');
}

phoneTest('a tap opens, a long press flags, Flag mode turns taps into flags, and two quick taps chord', async ({ page }) => {
  await page.clock.install();
  const game = await MinesweeperPage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.square([1, 1]).tap();
  await expect(game.announcement).toHaveText('Opened 49 squares. 5 to go');
  await hold(page, game, [2, 8], LONG_PRESS_MS);
  await game.expectSquare([2, 8], 'flagged');
  await hold(page, game, [2, 8], LONG_PRESS_MS);
  await game.expectSquare([2, 8], 'hidden');

  await game.button('Flag mode').tap();
  await expect(game.button('Flag mode')).toHaveAttribute('aria-pressed', 'true');
  for (const column of [6, 7, 8]) await game.square([2, column]).tap();
  await game.expectMinesLeft(7);
  await game.square([3, 7]).tap();
  await game.expectSquare([3, 8], 'hidden');
  await game.square([3, 7]).tap();
  await expect(game.announcement).toHaveText('Opened 2 squares. 3 to go');
  await game.button('Flag mode').tap();
  for (const column of [6, 7, 8]) await game.square([1, column]).tap();
  await expect(game.status).toHaveText('You Won!');
});

phoneTest('MIN21 on a phone the Expert board scrolls in its field, and the whole of it is a map to zoom in from', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.chooseVariant('Expert 30×16');
  expect((await game.square([1, 1]).boundingBox())?.width).toBeGreaterThanOrEqual(28);
  await game.square([1, 1]).press('Control+End');
  await expect(game.square([16, 30])).toBeInViewport({ ratio: 1 });
  await expect(game.square([1, 1])).not.toBeInViewport();
  await game.button('Whole board').tap();
  for (const place of EXPERT_CORNERS) await expect(game.square(place)).toBeInViewport({ ratio: 1 });
  await game.square([9, 15]).tap();
  await expect(game.square([1, 1])).not.toBeInViewport();
  await game.expectCount('hidden', 480);
  await game.square([9, 15]).tap();
  await game.expectSquare([9, 15], 'clear');
  expect(await getPageWidth(page)).toBe(390);
});

phoneTest('G17 MIN24 a lost game goes back to the move that lost it by touch, is played to the end, and stays lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  const game = await MinesweeperPage.open(page);
  for (const column of [1, 4]) await game.square([1, column]).tap();
  await game.waitForResult();
  await game.button('The Losing Move').tap();
  await expect(game.notice).toHaveText('Row 1, column 4 was a mine: the 2 at row 2, column 3 needs it.');
  await expect(game.announcement).toHaveText(await game.notice.innerText());
  await expect(game.status).toHaveText('5 squares to go');
  await game.expectSquare([1, 4], 'hidden');
  await expect(game.square([1, 4])).toHaveAttribute('data-hint', 'flag');
  for (const column of [6, 7, 8]) await game.square([1, column]).tap();
  for (const row of [3, 4]) await game.square([row, 8]).tap();
  await expect(game.status).toHaveText('You Won!');
  await game.waitForResult();
  await expect(game.button('The Losing Move')).toHaveCount(0);
  await game.expectStatistics({ Played: '1', Won: null });
});
