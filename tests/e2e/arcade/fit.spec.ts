// Checks that every mini game fits its window: board and controls are between the header and the bottom edge, and the board fills its field.
// A hint covers no status and moves nothing.
import { createPlayPath } from '#app/content/paths/play-path.ts';
import { selectAndResumeGame, ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { SudokuPage } from '#tests/page-objects/sudoku.page-object.ts';
import { bringStageToTop, findObstacles, measureFit, WINDOW_SIZES, type Fit } from '#tests/e2e/support/arcade/measure-stage.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop, scrollTo, waitForFrame } from '#tests/e2e/support/scrolling.ts';
import { Touch } from '#tests/e2e/support/touch.ts';

/** Minimum sizes of boards and cells in px for each window size. They apply to the first variant. */
const MINIMUM_SIZES: Readonly<
  Record<string, { readonly cells: string; readonly minWidth: (window: { width: number; height: number }) => number }>
> = {
  sudoku: { cells: '[data-cell]', minWidth: ({ width }) => (width === 390 ? 38 : 0) },
  minesweeper: { cells: '[data-cell]', minWidth: ({ width }) => (width === 390 ? 44 : 0) },
  // The canvas is half a cell wider than the 20 cells of the board.
  snake: { cells: 'canvas', minWidth: ({ width, height }) => (width >= 390 && height >= 664 ? 18 * 20.5 : 0) },
  tetris: { cells: '[role="application"] canvas', minWidth: ({ width }) => (width === 390 ? 0.55 * 390 : 0) },
};

/** The board must fill at least this share of the field in one direction. */
const MIN_FILL_RATIO = 0.93;

function isFilled({ field, board }: Fit): boolean {
  return Math.max(board.width / field.width, board.height / field.height) > MIN_FILL_RATIO;
}

/** Other variants change only the board, so they are tested just in the two tightest windows: the narrowest one and a phone in landscape. */
const VARIANT_WINDOW_SIZES = WINDOW_SIZES.filter(({ width, height }) => ['320×568', '844×390'].includes(`${width}×${height}`));

test('every game in every variant fits its windows, its board as large as it can be', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, '/play');
  for (const { id, title, variants } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const { cells = 'canvas', minWidth = () => 0 } = MINIMUM_SIZES[id] ?? {};
    for (const [index, variant] of variants.entries()) {
      const list = panel.getByRole('combobox', { name: 'Variant' });
      if (index > 0) await list.selectOption(variant);
      if (variants.length > 1) await expect(list.locator('option:checked')).toHaveText(variant);
      for (const window of index === 0 ? WINDOW_SIZES : VARIANT_WINDOW_SIZES) {
        await page.setViewportSize(window);
        await bringStageToTop(page);
        const fit = await measureFit(page, cells);
        const where = `${title}, ${variant}, ${window.width}×${window.height}`;
        expect.soft(fit.outside, where).toEqual([]);
        expect.soft(fit.overlapping, where).toEqual([]);
        expect.soft(fit.covered, where).toEqual([]);
        expect.soft(fit.cut, where).toEqual([]);
        expect.soft(isFilled(fit), `${where}: ${JSON.stringify(fit)}`).toBe(true);
        if (index === 0) expect.soft(fit.cell, where).toBeGreaterThanOrEqual(minWidth(window));
      }
      if (index === 0) expect.soft(await findObstacles(page), `${title} in small windows`).toEqual([]);
    }
  }
});

test('a hint leaves the status readable and the board in its place', async ({ page }) => {
  const game = await SudokuPage.open(page);
  for (const [width, height] of [
    [390, 664],
    [844, 390],
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await reload(page);
    const before = await game.board.boundingBox();
    await game.tool('Hint').click();
    const [status, notice, after] = await Promise.all([game.status, game.notice, game.board].map((part) => part.boundingBox()));
    if (!status || !notice) throw new Error('The status or the hint cannot be seen');
    expect(after, `${width}×${height}`).toEqual(before);
    const isBeside = notice.x >= status.x + status.width || notice.y >= status.y + status.height;
    expect(isBeside, `${width}×${height}: ${JSON.stringify({ status, notice })}`).toBe(true);
    expect(notice.x + notice.width).toBeLessThanOrEqual(width);
    // It may lie over the keys beside the board.
    await expect(game.notice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('on a stage that goes on below its window, keys and swipes play and the ground around the board scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, createPlayPath('2048'));
    const grid = page.getByRole('grid', { name: 'Board' });
    await grid.waitFor();
    await scrollTo(page, 60);
    await waitForFrame(page); // the header stays away
    const touch = await Touch.create(page);
    const score = page.locator('[data-stage] ul');
    const readBoard = () => grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).join());
    const boards = [await readBoard()];
    for (const play of [
      () => page.keyboard.press('ArrowDown'),
      () => page.keyboard.press('ArrowRight'),
      () => touch.drag(grid, { x: 0, y: -20 }, { x: 0, y: -60 }),
      () => touch.drag(grid, { x: -20, y: 0 }, { x: -60, y: 0 }),
    ]) {
      await play();
      boards.push(await readBoard());
    }
    expect(new Set(boards).size, boards.join(' | ')).toBeGreaterThanOrEqual(4);
    expect(await getScrollTop(page)).toBe(60);
    await touch.drag(score, { x: 0, y: 20 }, { x: 0, y: 40 }, { x: 0, y: 60 });
    await expect.poll(() => getScrollTop(page)).toBeLessThan(60);
  });

  test('every game fits a phone and a tablet in landscape, where some have controls on both sides', async ({ page }) => {
    await open(page, '/play');
    for (const { title } of ALL_GAMES) {
      await selectAndResumeGame(page, title);
      for (const window of [
        { width: 844, height: 390 },
        { width: 1024, height: 768 },
        { width: 1180, height: 820 },
      ]) {
        await page.setViewportSize(window);
        await bringStageToTop(page);
        const { outside, overlapping, covered, cut } = await measureFit(page, 'canvas');
        expect.soft({ outside, overlapping, covered, cut }, `${title}, ${window.width}×${window.height}`).toEqual({
          outside: [],
          overlapping: [],
          covered: [],
          cut: [],
        });
      }
    }
  });
});
