// Checks that every mini game fits its window, with a board that fills its field, and that neither the first press nor a hint moves
// anything.
import type { Page, ViewportSize } from '@playwright/test';
import { createDailyPath, createPlayPath } from '#app/content/paths.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { ALL_GAMES, COVERED_GAMES, SAMPLE_GAMES, selectAndResumeGame, type TestedGame } from '#tests/e2e/support/arcade/arcade.ts';
import { SudokuPage } from '#tests/games/sudoku/page-object.ts';
import {
  bringStageToTop,
  findControls,
  findCovered,
  HIDDEN_PAD,
  measureFit,
  WINDOW_SIZES,
  type Fit,
} from '#tests/e2e/support/arcade/measure-stage.ts';
import { parseSizes } from '#tests/e2e/support/tables.ts';
import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop, scrollTo, waitForFrame } from '#tests/e2e/support/scrolling.ts';
import { Touch } from '#tests/e2e/support/touch.ts';

const touchTest = test.extend({ hasTouch: true });

/** The least width in px of cells, or of the whole board, under the tile of a game on a phone of 390 × 664 px. */
const MINIMUM_WIDTHS: Readonly<Record<string, readonly [cells: string, px: number]>> = {
  Memory: ['[data-cell]', 44],
  Sudoku: ['[data-cell]', 38],
  Minesweeper: ['[data-cell]', 44],
  Snake: ['canvas', 18 * 20.5], // the canvas is half a cell wider than the 20 cells of the board
  Tetris: ['[role="application"] canvas', 0.55 * 390],
};

/** Where a board begins on a phone in portrait: below the header of the site, the toolbar and the status. */
const MAX_TOP_PX = 150;

/** The board must fill at least this share of the field in one direction. */
const MIN_FILL_RATIO = 0.93;

/** Other variants change only the board, so they are tested just in the two tightest windows: the narrowest one and a phone in landscape. */
const VARIANT_WINDOW_SIZES = parseSizes('320×568 844×390');

/** Three windows for each game, rotating from game to game. */
const rotateWindows = (index: number) => [0, 3, 6].flatMap((by) => WINDOW_SIZES[(index + by) % WINDOW_SIZES.length] ?? []);

async function resize(page: Page, size: ViewportSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  await waitForFrame(page);
}

async function expectFit(page: Page, where: string): Promise<Fit> {
  const fit = await measureFit(page, 'canvas');
  const { outside, overlapping, covered, cut } = fit;
  expect.soft({ outside, overlapping, covered, cut }, where).toEqual({ outside: [], overlapping: [], covered: [], cut: [] });
  expect.soft(await page.getByRole('toolbar').getByRole('button', { name: 'Sound' }).isVisible(), where).toBe(true);
  return fit;
}

/** Plays one move in the first window, where everything has to fit, and compares the places of all controls before and after it. */
async function expectFitAndRest(page: Page, path: string, play: TestedGame['play'], windows: readonly ViewportSize[]): Promise<void> {
  const measurePositions = await findControls(page);
  const before: Awaited<ReturnType<typeof measurePositions>>[] = [];
  for (const size of windows.toReversed()) {
    await resize(page, size);
    await expectFit(page, `${path} at ${size.width}×${size.height}`);
    before.unshift(await measurePositions());
  }
  await play(page.locator('main'), page);
  await page.mouse.move(0, 0); // a hovered cell rises a little
  for (const [index, size] of windows.entries()) {
    await resize(page, size);
    const where = `${path} at ${size.width}×${size.height}, after the first press`;
    expect.soft(await getScrollTop(page), where).toBe(0);
    const after = await measurePositions();
    // The first move removes the Start button, and brings the pads of a mouse.
    const expected = before[index]?.map((place, control) => (after[control] === null || place === HIDDEN_PAD ? after[control] : place));
    expect.soft(after, where).toEqual(expected);
    expect(after.filter((place) => place === null).length).toBeLessThanOrEqual(1);
  }
}

test('a game in every variant fits its page, as large as it can be, and the first press moves nothing', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [index, { id, variants, play }] of COVERED_GAMES.entries()) {
    await resize(page, { width: 320, height: 568 });
    await visit(page, createPlayPath(id));
    await page.locator('[data-stage] [data-board]').waitFor();
    const list = page.getByRole('combobox', { name: 'Variant' });
    for (const [turn, variant] of [...variants.slice(1), ...variants.slice(0, 1)].entries()) {
      if (variants.length > 1) {
        await list.selectOption(variant);
        await expect(list.locator('option:checked')).toHaveText(variant);
      }
      // Each variant begins in the window in which the last one ended.
      const sizes = turn % 2 === 0 ? VARIANT_WINDOW_SIZES : VARIANT_WINDOW_SIZES.toReversed();
      for (const size of variant === variants[0] ? WINDOW_SIZES : sizes) {
        await resize(page, size);
        const where = `${id}, ${variant}, ${size.width}×${size.height}`;
        const { top, field, board } = await expectFit(page, where);
        if (size.width < 480) expect.soft(top, where).toBeLessThanOrEqual(MAX_TOP_PX);
        expect.soft(Math.max(board.width / field.width, board.height / field.height), where).toBeGreaterThan(MIN_FILL_RATIO);
      }
    }
    await expectFitAndRest(page, id, play, rotateWindows(index));
  }
});

test('every other game fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const { id } of ALL_GAMES.filter((game) => !COVERED_GAMES.includes(game))) {
    await visit(page, createPlayPath(id));
    await page.locator('[data-stage] [data-board]').waitFor();
    await expectFit(page, `${id} at 320×568`);
  }
});

test('every daily board fits its page, and the first press moves nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const samples = ALL_GAMES.filter((game) => game.id === 'puzzle' || SAMPLE_GAMES.includes(game));
  for (const [index, { id, play }] of samples.filter((game) => dailyGames.some((daily) => daily.id === game.id)).entries()) {
    await page.clock.setFixedTime(`2026-11-${id === 'puzzle' ? 24 : 23}T12:00:00-08:00`);
    await visit(page, createDailyPath(id));
    await page.locator('[data-stage] [data-board]').waitFor();
    await expectFitAndRest(page, createDailyPath(id), play, rotateWindows(index));
  }
});

test('under their tiles boards and cells are large enough for a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/play');
  for (const [title, [cells, px]] of Object.entries(MINIMUM_WIDTHS)) {
    await selectAndResumeGame(page, title);
    await bringStageToTop(page);
    const { cellWidths } = await measureFit(page, cells);
    expect.soft(cellWidths.length, title).toBeGreaterThan(0);
    expect.soft(Math.min(...cellWidths), title).toBeGreaterThanOrEqual(px);
  }
});

test('a hint covers no status, no figures, no board and no key of a phone, and moves nothing', async ({ page }) => {
  const game = await SudokuPage.open(page);
  const sizes = parseSizes('390×664 844×390 320×568 1280×720');
  const before: unknown[] = [];
  for (const size of sizes) {
    await resize(page, size);
    before.push(await game.board.boundingBox());
  }
  await game.tool('Hint').click();
  for (const [index, size] of sizes.entries()) {
    const where = JSON.stringify(size);
    await resize(page, size);
    expect(await game.board.boundingBox(), where).toEqual(before[index]);
    const covered = await findCovered(game.notice, '[role="status"], li:has(> b), time, button, select, [data-field]');
    // In a low window it may lie over the keys beside the board.
    if (size.height > 400) expect.soft(covered, where).toEqual([]);
    const notice = await game.notice.boundingBox();
    if (!notice) throw new Error('The hint cannot be seen');
    expect(notice.x + notice.width).toBeLessThanOrEqual(size.width);
    await expect(game.notice).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

touchTest('on a stage that goes on below its window, keys and swipes play and the ground around the board scrolls', async ({ page }) => {
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

touchTest('under its tile a game fits phones and tablets, which have controls on both sides in landscape', async ({ page }) => {
  await open(page, '/play');
  for (const { title } of COVERED_GAMES) {
    await selectAndResumeGame(page, title);
    for (const window of parseSizes('320×568 844×390 1024×768 1180×820')) {
      await page.setViewportSize(window);
      await bringStageToTop(page);
      await expectFit(page, `${title}, ${window.width}×${window.height}`);
      if (window.height < 480) continue; // the game has the whole window
      const hidden = await page.getByRole('tabpanel').evaluate((panel) =>
        ['h3', 'h3 + p'].filter((part) => {
          const { left, top, width, height } = panel.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(-1, -1);
          return !document.elementFromPoint(left + width / 2, top + height / 2)?.matches(part) || top < 0;
        }),
      );
      expect.soft(hidden, `${title}, ${window.width}×${window.height}: name and description`).toEqual([]);
    }
  }
});
