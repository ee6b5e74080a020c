// Tests Puzzle by mouse, keyboard and touch, from the deal to the last tile.
import { DEALT_BOARD, PuzzlePage, SOLUTION, SOLVED } from '#tests/page-objects/puzzle.page-object.ts';
import { getCenter, Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, reload, test } from '#tests/e2e/support/fixtures.ts';

const SOLVING_KEYS = ['Down', 'Left', 'Up', 'Right', 'Up', 'Left', 'Down', 'Down', 'Right', 'Right', 'Up', 'Left', 'Left', 'Up'];

test('clicks bring the tiles in order, and then nothing moves any more', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.expectBoard(DEALT_BOARD);
  for (const place of SOLUTION) await game.cellAt(place).click();
  await expect(game.status).toHaveText('You Won!');
  await expect(game.announcement).toHaveText('6 moved up. 14 moves. You Won!');
  await game.expectBoard(SOLVED);
  await game.expectMoves(14);
  await expect(game.figure('Best')).toHaveText('Best: 14');
  await game.block(8).click({ force: true });
  await game.expectBoard(SOLVED);
  await game.playAgain();
  await game.expectBoard(DEALT_BOARD);
  await game.expectMoves(0);
});

test('a tile further along takes its line with it, and undo brings all of it back', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.block(6).click();
  await expect(game.announcement).toHaveText('6 moved down. 1 move');
  await game.block(8).click();
  await expect(game.notice).toHaveText('Only tiles in line with the gap can slide.');
  await game.cellAt(2).click();
  await expect(game.notice).toHaveText("That's the gap.");
  await game.expectMoves(1);
  await game.block(4).click();
  await expect(game.notice).toBeEmpty();
  await expect(game.announcement).toHaveText('6 and 4 moved up. 3 moves');
  await game.expectBoard('2 6 3 1 4 5 7 . 8');
  await game.tool('Undo').click();
  await game.expectBoard('2 . 3 1 6 5 7 4 8');
  await game.expectMoves(1);
});

test('the keyboard alone solves it, and browser keys stay with the browser', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.tool('More').focus();
  await page.keyboard.press('Tab');
  await expect(game.block(6)).toBeFocused();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Tab');
  await expect(game.board.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await game.expectBoard(DEALT_BOARD);
  for (const key of SOLVING_KEYS) await page.keyboard.press(`Arrow${key}`);
  await expect(game.status).toHaveText('You Won!');
});

test('Shift with an arrow walks over the blocks, and Enter slides the one that is reached', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.block(6).click();
  await game.expectBoard('2 . 3 1 6 5 7 4 8');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(game.block(4)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(game.block(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await game.expectBoard('2 6 3 1 4 5 7 . 8');
  await expect(game.block(4)).toBeFocused();
  await page.keyboard.press('s');
  await game.expectBoard('2 6 3 1 . 5 7 4 8');
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

test('the time runs from the first move to the last', async ({ page }) => {
  await page.clock.install();
  const game = await PuzzlePage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const time = game.panel.getByText(/\d:\d\d$/).first();
  await page.clock.runFor(5000);
  await expect(time).toHaveText(/0:00$/);
  for (const place of SOLUTION) {
    await page.clock.runFor(1000);
    await game.cellAt(place).click();
  }
  await page.clock.runFor(5000);
  await expect(time).toHaveText(/0:13$/);
  await expect(game.status).toHaveText('You Won!');
});

test('hints lead home on the large board, too, and an unfinished game goes on after a reload', async ({ page }) => {
  const game = await PuzzlePage.open(page);
  await game.tool('Hint').click();
  await expect(game.notice).toHaveText("Slide 6 down. You'll be done 13 moves later.");
  await expect(game.announcement).toHaveText("Slide 6 down. You'll be done 13 moves later.");
  await expect(game.status).toHaveText('Put 1 to 8 in order');
  await game.chooseVariant('4 × 4');
  await expect(game.board.getByRole('button')).toHaveCount(16);
  await game.tool('Hint').click();
  await expect(game.notice).toHaveText(/^Slide \d+ (up|right|down|left)\. 1 and 2 will be in place \d+ moves later\.$/);
  await game.board.locator('[data-hint]').click();
  await game.expectMoves(1);
  const names = () => game.board.getByRole('button').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  const before = await names();
  await reload(page);
  await game.focusBoard();
  expect(await names()).toEqual(before);
  await game.expectMoves(1);
});

test('a game with hints is counted apart and sets no record; the next one without does', async ({ page }) => {
  await page.clock.install();
  const game = await PuzzlePage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Solves the puzzle in this many seconds. */
  async function solve(seconds: number): Promise<void> {
    await game.cellAt(SOLUTION[0]).click();
    await page.clock.runFor(seconds * 1000);
    for (const place of SOLUTION.slice(1)) await game.cellAt(place).click();
  }
  await game.tool('Hint').click();
  await solve(5);
  await expect(game.result).toContainText('Hints: 1');
  await expect(game.figure('Best')).toHaveText('Best: –');
  await game.expectStatistics({ 'With hints': '1', 'Fewest moves': 'none yet' });
  await game.playAgain();
  await solve(7);
  await game.expectStatistics({ 'Fewest moves': '14 in 0:07', 'Best time': '0:07' });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test('taps, drags and swipes solve it while the page stays where it is', async ({ page }) => {
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await getScrollTop(page)).toBe(before);
  });
});
