// Tests opening a game from a tile or an address: the game is fully visible, the next key plays, and no press moves the layout.
import type { Page, ViewportSize } from '@playwright/test';
import { ALL_GAMES, SAMPLE_GAMES, type TestedGame } from '#tests/e2e/support/arcade/arcade.ts';
import { findControls, measureFit, WINDOW_SIZES } from '#tests/e2e/support/arcade/measure-stage.ts';
import { waitForFrame, getScrollTop, scrollTo, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { createDailyPath, createPlayPath } from '#app/content/paths/play-path.ts';
import { DAILY_GAME_IDS } from '#app/arcade/daily/model/weekly-plan.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';

/** All games are tested at phone size, the sample games at the other sizes. */
const SIZES = [
  { width: 390, height: 664, games: ALL_GAMES },
  { width: 844, height: 390, games: SAMPLE_GAMES },
  { width: 1280, height: 720, games: SAMPLE_GAMES },
] as const;

/** The distance in px from the bottom of the header to the top of the stage. */
async function measureDistanceBelowHeader({ page, panel }: Stage): Promise<number> {
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  return panel.locator('[data-stage]').evaluate((stage, bottom) => Math.round(stage.getBoundingClientRect().top - bottom), header);
}

for (const { games, ...size } of SIZES) {
  test(`at ${size.width} × ${size.height} every chosen game comes below the header, with the keys on its board`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/');
    for (const { title } of games) {
      const game = new Stage(page, title);
      await game.tile.click();
      await game.expectFocusOnBoard();
      // On a phone in landscape the header leaves a frame after the game has come to the front.
      await expect.poll(() => measureDistanceBelowHeader(game), title).toBeGreaterThanOrEqual(0);
      expect(await measureDistanceBelowHeader(game), title).toBeLessThan(60);
    }
  });
}

test('a game arrives at the same place when the page may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const game = new Stage(page, 'Puzzle');
  await game.tile.click();
  await game.expectFocusOnBoard();
  await waitUntilStill(page);
  const distance = await measureDistanceBelowHeader(game);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(60);
});

test('Enter or Space chooses a tile, and the next key plays', async ({ page }) => {
  await open(page, '/');
  const [first, below] = [new Stage(page, 'Tic Tac Toe'), new Stage(page, 'Minesweeper')];
  await first.tile.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await below.expectFocusOnBoard();
  await below.tile.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await first.expectFocusOnBoard();
  await page.keyboard.press('Enter');
  await expect(first.status).toHaveText('Next player: O');
});

test('a tile that is chosen once more brings its game back, which goes on', async ({ page }) => {
  const game = await TicTacToePage.open(page, '/');
  await game.mark(1);
  await game.tile.click();
  await game.expectFocusOnBoard();
  await game.expectCell(1, 'X');
});

/** Opens a game's page, measures its stage in every window, plays one move in the first one, and measures again. */
async function expectNothingMoves(page: Page, path: string, play: TestedGame['play'], windows: readonly ViewportSize[]): Promise<void> {
  const [first = page.viewportSize()] = windows;
  if (first) await page.setViewportSize(first);
  await open(page, path);
  await page.locator('[data-stage] [data-board]').waitFor();
  const { measurePositions } = await findControls(page);
  const describeWindow = ({ width, height }: ViewportSize) => `${path} at ${width}×${height}`;
  const before = new Map<ViewportSize, Awaited<ReturnType<typeof measurePositions>>>();
  for (const size of windows) {
    await page.setViewportSize(size);
    await waitForFrame(page);
    const { outside, overlapping, covered, cut } = await measureFit(page, 'canvas');
    expect
      .soft({ outside, overlapping, covered, cut }, `${describeWindow(size)}, on arrival`)
      .toEqual({ outside: [], overlapping: [], covered: [], cut: [] });
    before.set(size, await measurePositions());
  }
  if (first) await page.setViewportSize(first);
  await play(page.locator('main'), page);
  await page.mouse.move(0, 0); // a hovered cell rises a little
  for (const size of windows) {
    await page.setViewportSize(size);
    await waitForFrame(page);
    expect.soft(await getScrollTop(page), `${describeWindow(size)}, after the first press`).toBe(0);
    const after = await measurePositions();
    // The Start button is removed by the first move.
    const expected = before.get(size)?.map((place, index) => (after[index] === null ? null : place));
    expect.soft(after, `${describeWindow(size)}, after the first press`).toEqual(expected);
    expect(after.filter((place) => place === null).length).toBeLessThanOrEqual(1);
  }
}

/** Three windows for each game, rotating from game to game; the page opens in the first one. */
function rotateWindows(index: number): readonly ViewportSize[] {
  return [0, 3, 6].flatMap((by) => WINDOW_SIZES[(index + by) % WINDOW_SIZES.length] ?? []);
}

test('on its own page every game stands wholly in the window, and the first press moves nothing', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [index, { id, play }] of ALL_GAMES.entries()) await expectNothingMoves(page, createPlayPath(id), play, rotateWindows(index));
});

test('on its own page every daily board stands wholly in the window, and the first press moves nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const games = [...SAMPLE_GAMES, ...ALL_GAMES.filter(({ id }) => id === 'puzzle')].filter(({ id }) => DAILY_GAME_IDS.includes(id));
  for (const [index, { id, play }] of games.entries()) {
    await page.clock.setFixedTime(new Date(id === 'puzzle' ? '2026-11-24T12:00:00-08:00' : '2026-11-23T12:00:00-08:00'));
    await expectNothingMoves(page, createDailyPath(id), play, rotateWindows(index));
  }
});

test('on its own page a game is played by the first key', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, createPlayPath('tic-tac-toe'));
  const game = new TicTacToePage(page);
  await expect(game.cell(1)).toBeVisible();
  await waitForFrame(page); // The board listens for keys right after its first frame; nobody presses one sooner.
  await page.keyboard.press('5');
  await game.expectCell(5, 'X');
  await game.expectFocusOnBoard();

  // Further down the page, the same keys scroll instead.
  await page.getByRole('heading', { name: 'Tips' }).click();
  await page.getByRole('heading', { name: 'Tips' }).evaluate((heading) => {
    (document.activeElement as HTMLElement).blur();
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await page.keyboard.press('1');
  await game.expectCell(1, 'empty');
});

for (const { title, key } of [
  { title: 'Snake', key: 'Enter' },
  { title: 'Color Match', key: 'Space' },
] as const) {
  test(`on its own page the first ${key} starts ${title}, and scrolls nothing`, async ({ page }) => {
    const game = new Stage(page, title);
    await open(page, createPlayPath(title === 'Snake' ? 'snake' : 'color-match'));
    await expect(game.button('Start')).toBeVisible();
    await waitForFrame(page);
    await page.keyboard.press(key);
    await expect(game.button('Start')).toBeHidden();
    await game.expectFocusOnBoard();
    expect(await getScrollTop(page)).toBe(0);
  });
}

test('on its own page the first Space gives the board of a game in turns the focus, and plays nothing', async ({ page }) => {
  await open(page, createPlayPath('tic-tac-toe'));
  const game = new TicTacToePage(page);
  await expect(game.cell(1)).toBeVisible();
  await waitForFrame(page);
  await page.keyboard.press('Space');
  await game.expectFocusOnBoard();
  await game.expectMarks(0);
  expect(await getScrollTop(page)).toBe(0);
});

test('a phone that is turned keeps the game in front of its player', async ({ page }) => {
  const [upright, sideways] = [
    { width: 390, height: 664 },
    { width: 664, height: 390 },
  ];
  await page.setViewportSize(upright);
  const game = await TicTacToePage.open(page, '/');
  await game.tile.click();
  await game.expectFocusOnBoard();
  const isInFront = async () => {
    const distance = await measureDistanceBelowHeader(game);
    return distance >= 0 && distance < 60;
  };
  await waitForFrame(page); // the IntersectionObserver reports after the frame
  for (const size of [sideways, upright, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect.poll(isInFront, JSON.stringify(size)).toBe(true);
  }
});

test('a press on a stage that is only partly on the screen leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const game = await TicTacToePage.open(page, '/');
  await scrollTo(page, (await getScrollTop(page)) - 150);
  const before = await getScrollTop(page);
  await game.mark(1);
  await page.keyboard.press('5');
  await game.expectMarks(2);
  await waitForFrame(page);
  expect(await getScrollTop(page)).toBe(before);
});

test('every visit begins with the first tile; other tiles show what is under way and what was best, and open what was left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const statistics = { played: 4, won: 3, streak: 3, longestStreak: 3, bestScore: 14, bestTimeMs: 61_000, bestScoreTimeMs: null };
    const text = JSON.stringify({ version: 1, outcomes: {}, hinted: 0, ...statistics });
    for (const slot of ['sudoku.statistics.classic', 'hangman.statistics.classic', 'memory.statistics.12-cards'])
      localStorage.setItem(`apricot.mini-games.${slot}`, text);
  });
  const memory = new Stage(page, 'Memory');
  const cardsFaceDown = memory.button(/^Card \d+, face down$/);
  const chosen = page.getByRole('tab', { selected: true });
  const tiles = page.getByRole('tablist', { name: 'Mini Games' });
  const scrollBackToTiles = () => tiles.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const expectTile = async (title: string, waiting: string, record: string) => {
    const tile = tiles.getByRole('tab', { name: title, exact: true });
    await expect(tile).toHaveAccessibleDescription([waiting, record].filter(Boolean).join(', '));
    for (const text of [waiting === 'In progress' ? waiting : '', record].filter(Boolean))
      await expect(tile.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  };

  await page.clock.setSystemTime(new Date('2026-11-25T12:00:00-08:00')); // a day without a daily board of Puzzle or Memory
  await open(page, '/');
  await expect(chosen).toHaveAccessibleName('Tic Tac Toe');
  await memory.tile.click();
  await memory.expectFocusOnBoard();
  await page.keyboard.press('Enter');
  await expect(cardsFaceDown).toHaveCount(11);
  await new Stage(page, 'Puzzle').tile.click(); // opened, but not played
  await new Stage(page, 'Puzzle').expectFocusOnBoard();
  await scrollBackToTiles();
  await expectTile('Memory', 'In progress', 'Best 14 moves');
  await expectTile('Puzzle', '', '');

  for (const path of ['/play', '/']) {
    await open(page, path);
    await scrollBackToTiles();
    await expectTile('Memory', 'In progress', 'Best 14 moves');
    await expectTile('Sudoku', "Today's puzzle", 'Best 1:01');
    await expectTile('Hangman', '', '3 in a row');
    await expect(tiles.getByRole('tab')).toHaveText(ALL_GAMES.map(({ title }) => new RegExp(`^${title}`)));
    await expect(chosen).toHaveAccessibleName('Tic Tac Toe');
    await expect(page.getByRole('tabpanel', { name: 'Tic Tac Toe' })).toBeVisible();
    await memory.tile.click();
    await expect(cardsFaceDown).toHaveCount(11);
  }
});

test('tiles whose statuses load late get them, even if the visitor has scrolled on by then', async ({ page }) => {
  const { promise: released, resolve: releaseStatuses } = Promise.withResolvers<void>();
  await page.route('**/assets/tile-statuses-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/');
  const tiles = page.getByRole('tablist', { name: 'Mini Games' });
  const requested = page.waitForRequest(/\/tile-statuses-/);
  await tiles.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await requested;
  await scrollTo(page, 0);
  await expect(tiles).not.toBeInViewport();
  await waitForFrame(page);
  releaseStatuses();
  await expect(tiles.getByRole('tab', { name: 'Sudoku', exact: true })).toHaveAccessibleDescription("Today's puzzle");
});
