// Tests Minesweeper by mouse, keyboard and touch.
import type { Page } from '@playwright/test';
import { BOARD, MinesweeperPage, WINNING_REVEALS, type Place } from '#tests/page-objects/minesweeper.page-object.ts';
import { expect, reload, test } from '#tests/e2e/support/fixtures.ts';

const LONG_PRESS_MS = 400;

const EXPERT_CORNERS: readonly Place[] = [
  [1, 1],
  [1, 30],
  [16, 1],
  [16, 30],
];

test('a game is won by mouse: the first click opens an area, right clicks flag, and a flag holds its square', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.expectMinesLeft(10);
  await game.reveal([1, 1]);
  await expect(game.announcement).toHaveText('Opened 49 squares. 5 to go');
  await expect(game.status).toHaveText('5 squares to go');
  await game.expectCount('clear', BOARD.join('').replaceAll(/[^0]/g, '').length);
  await game.expectSquare([3, 5], '2 mines nearby');
  await game.expectSquare([1, 2], '1 mine nearby');

  await game.flag([1, 3], [3, 8]);
  await game.expectMinesLeft(8);
  await game.expectSquare([3, 8], 'flagged');
  await game.reveal([3, 8]);
  await game.expectSquare([3, 8], 'flagged');
  await expect(game.notice).toHaveText('Remove the flag first.');
  await expect(game.status).toHaveText('5 squares to go');
  await game.flag([3, 8]);
  await game.expectSquare([3, 8], 'hidden');

  await game.reveal(...WINNING_REVEALS.slice(1));
  await expect(game.status).toHaveText('You Won!');
  await game.expectMinesLeft(0);
  await game.expectCount('flagged', 10);
});

test('a mine ends the game, and tells apart mines, wrong flags and the one that went off', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.reveal([1, 1]);
  await game.flag([1, 3], [4, 8]);
  await game.reveal([1, 4]);
  await expect(game.status).toHaveText('Game Over!');
  await expect(game.result).toContainText('Better luck next time.'); // five squares were left, so it was not close
  await game.expectSquare([1, 4], 'mine, exploded');
  await game.expectSquare([1, 3], 'flagged');
  await game.expectSquare([4, 8], 'flagged, no mine');
  await game.expectCount('mine', 8);
  await game.square([3, 8]).click({ force: true });
  await game.expectSquare([3, 8], 'hidden');
  await game.playAgain();
  await game.expectCount('hidden', 64);
  await game.expectMinesLeft(10);
});

test('a double click on a number with its flags opens its neighbors; without them it says what it needs', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.reveal([1, 1]);
  await game.flag([2, 6], [2, 7]);
  await game.square([3, 7]).dblclick();
  await expect(game.notice).toHaveText('The 3 needs 3 flags around it and has 2.');
  await game.expectSquare([3, 8], 'hidden');
  await game.flag([2, 8]);
  await game.square([3, 7]).dblclick();
  await expect(game.announcement).toHaveText('Opened 2 squares. 3 to go');
  await game.expectSquare([3, 8], '2 mines nearby');
  await game.reveal([1, 3]);
  await expect(game.result).toContainText('So close!');
});

test('a wrong flag makes a number set off a mine', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.reveal([1, 1]);
  await game.flag([2, 6], [2, 7], [3, 8]);
  await game.square([3, 7]).dblclick();
  await expect(game.status).toHaveText('Game Over!');
  await expect(game.announcement).toHaveText('Mine at row 2, column 8. Game Over!');
  await game.expectSquare([2, 8], 'mine, exploded');
  await game.expectSquare([3, 8], 'flagged, no mine');
});

test('MIN16 single clicks on open numbers do nothing, even where a flag is wrong', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.reveal([1, 1]);
  await game.flag([2, 6], [2, 7], [3, 8]);
  // Clicks on alternating squares never count as a double click.
  for (const place of [
    [3, 7],
    [3, 6],
    [3, 7],
    [1, 2],
    [3, 7],
  ] as const)
    await game.square(place).click();
  await expect(game.status).toHaveText('5 squares to go');
  await expect(game.notice).toBeEmpty();
});

test('MIN16 a single click on an open number does nothing in another variant', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.chooseVariant('Large, no guessing');
  await game.reveal([1, 1]);
  await expect(game.status).toHaveText(/to go$/);
  const status = await game.status.innerText();
  await game.panel.locator('[data-nearby]:not([data-nearby="0"]):not([aria-disabled="true"])').first().click();
  await expect(game.notice).toBeEmpty();
  await expect(game.status).toHaveText(status);
});

test('MIN14 both buttons, pressed together on a number with its flags, open its neighbors', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.reveal([1, 1]);
  await game.flag([2, 6], [2, 7], [2, 8]);
  await game.square([3, 7]).hover();
  await page.mouse.down();
  await page.mouse.down({ button: 'right' });
  await game.square([3, 6]).hover();
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await game.expectSquare([3, 8], 'hidden');
  await game.square([3, 7]).hover();
  await page.mouse.down();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await expect(game.announcement).toHaveText('Opened 2 squares. 3 to go');
});

test('a double click opens once, and a button let go elsewhere opens nothing', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.square([1, 1]).hover();
  await page.mouse.down();
  await game.square([5, 5]).hover();
  await page.mouse.up();
  await game.expectCount('hidden', 64);
  await game.reveal([1, 1]);
  await game.flag([2, 7], [2, 8]);
  await game.square([3, 8]).dblclick();
  await expect(game.announcement).toHaveText('Opened 1 square: 2 mines nearby. 4 to go');
  await game.expectSquare([4, 8], 'hidden');
});

test('Home and End go along a row, and with Ctrl to the first and the last square', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.square([1, 1]).focus();
  for (const [key, place] of [
    ['ArrowDown', [2, 1]],
    ['End', [2, 8]],
    ['Control+End', [8, 8]],
    ['Home', [8, 1]],
    ['Control+Home', [1, 1]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(game.square(place), key).toBeFocused();
  }
});

test('a whole game can be played by keyboard alone', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  const { keyboard } = page;
  await game.tool('More').focus();
  await keyboard.press('Tab');
  await expect(game.square([1, 1])).toBeFocused();
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
  await page.setViewportSize({ width: 1280, height: 720 });
  const game = await MinesweeperPage.open(page);
  await game.chooseVariant('Expert 30×16');
  for (const place of EXPERT_CORNERS) await expect(game.square(place)).toBeInViewport({ ratio: 1 });
  await game.button('Larger squares').click();
  await expect(game.square([16, 30])).not.toBeInViewport();
  await game.button('Whole board').click();
  await expect(game.square([16, 30])).toBeInViewport({ ratio: 1 });
});

test('a hint on a board of no guessing says what proves it', async ({ page }) => {
  const game = await MinesweeperPage.open(page);
  await game.chooseVariant('No guessing');
  await game.reveal([1, 1]);
  const status = await game.status.innerText();
  await game.tool('Hint').click();
  await expect(game.notice).toHaveText(/^Row \d, column \d is (safe|a mine): /);
  await expect(game.announcement).toHaveText(await game.notice.innerText());
  await expect(game.status).toHaveText(status);
});

test('an unfinished game comes back after a reload, with its time; a flag alone starts no clock', async ({ page }) => {
  await page.clock.install();
  const game = await MinesweeperPage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const timer = game.panel.getByText(/^Time: \d+:\d\d$/);
  await game.flag([1, 3]);
  await page.clock.runFor(5000);
  await expect(timer).toContainText('0:00');
  await game.reveal([1, 1]);
  await page.clock.runFor(7000);
  await expect(timer).toContainText('0:07');
  await reload(page);
  await game.focusBoard();
  await expect(timer).toContainText('0:07');
  await game.expectSquare([1, 3], 'flagged');
  await game.expectSquare([3, 7], '3 mines nearby');
  await game.expectMinesLeft(9);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Holds a finger on a square for this time. The page's clock must be paused. */
  async function hold(page: Page, game: MinesweeperPage, place: Place, ms: number): Promise<void> {
    await game.square(place).scrollIntoViewIfNeeded();
    const box = await game.square(place).boundingBox();
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(ms);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a tap opens, a long press flags and never opens, Flag mode turns taps into flags, and two quick taps on a number chord', async ({
    page,
  }) => {
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

  test('every square of the largest board is a target on the smallest phone, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const game = await MinesweeperPage.open(page);
    await game.chooseVariant('Large 9×12');
    const box = await game.square([12, 9]).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('MIN21 on a phone the Expert board scrolls in its field, and the whole of it is a map to zoom in from', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const game = await MinesweeperPage.open(page);
    await game.chooseVariant('Expert 30×16');
    expect((await game.square([1, 1]).boundingBox())?.width).toBeGreaterThanOrEqual(28);
    await expect(game.square([16, 30])).not.toBeInViewport();
    await game.square([1, 1]).press('Control+End');
    await expect(game.square([16, 30])).toBeInViewport({ ratio: 1 });

    await game.button('Whole board').tap();
    for (const place of EXPERT_CORNERS) await expect(game.square(place)).toBeInViewport({ ratio: 1 });
    await game.square([9, 15]).tap();
    await expect(game.square([1, 1])).not.toBeInViewport();
    await game.expectCount('hidden', 480);
    await game.square([9, 15]).tap();
    await game.expectSquare([9, 15], 'clear');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
