// Tests Puzzle by keyboard and touch, from the deal to the last tile, and by dragging.
import { DEALT_BOARD, PuzzlePage, SOLUTION } from './page-object.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';

const SOLVING_KEYS = ['Down', 'Left', 'Up', 'Right', 'Up', 'Left', 'Down', 'Down', 'Right', 'Right', 'Up', 'Left', 'Left', 'Up'];

test('the keyboard alone solves it, Shift with an arrow walks over the blocks, and Ctrl is for the browser', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.block(6)).toBeFocused();
  for (const key of ['Control+ArrowDown', 'Tab']) await page.keyboard.press(key);
  await expect(game.board.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await game.expectBoard(DEALT_BOARD);
  for (const key of ['ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(game.block(4)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(game.block(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectBoard('2 6 3 1 4 5 7 . 8');
  await page.keyboard.press('s');
  await game.expectBoard(DEALT_BOARD);
  for (const key of SOLVING_KEYS) await page.keyboard.press(`Arrow${key}`);
  await expect(game.status).toHaveText('You Won!');
});

test('a block that is dragged follows along its line only, and goes back under half a cell', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  /** The position of tile 1 relative to the tile below it. */
  const place = async () => {
    const [tile, below] = await Promise.all([getCenter(game.block(1)), getCenter(game.block(7))]);
    return { x: Math.round(tile.x - below.x), y: Math.round(tile.y - below.y) };
  };
  const home = await place();
  const from = await getCenter(game.block(1));
  const cellPx = -home.y;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + Math.round(0.4 * cellPx), from.y + 60, { steps: 4 });
  await expect.poll(place).toEqual({ x: Math.round(0.4 * cellPx), y: home.y });
  await page.mouse.up();
  await game.expectBoard(DEALT_BOARD);
  await expect.poll(place).toEqual(home);
  await game.block(1).hover();
  await page.mouse.down();
  await page.mouse.move(from.x + 0.7 * cellPx, from.y, { steps: 4 });
  await page.mouse.up();
  await game.expectBoard('2 6 3 . 1 5 7 4 8');
  await game.expectMoves(1);
});

smallPhoneTest('taps, drags and swipes solve it while the page stays where it is', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  const touch = await Touch.create(page);
  const before = await getScrollTop(page);
  const cellPx = (await getCenter(game.cellAt(2))).x - (await getCenter(game.cellAt(1))).x;
  await touch.drag(game.cellAt(2), { x: 0, y: cellPx / 2 }, { x: 4, y: cellPx });
  await game.expectBoard('2 . 3 1 6 5 7 4 8');
  await touch.drag(game.block(7), { x: -10, y: 2 }, { x: -30, y: 4 });
  await game.expectBoard('2 3 . 1 6 5 7 4 8');
  for (const place of SOLUTION.slice(2)) await game.cellAt(place).tap();
  await expect(game.status).toHaveText('You Won!');
  expect(await getScrollTop(page)).toBe(before);
});
