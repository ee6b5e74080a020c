// From a tile to the first move: the chosen game comes to the screen, and the next key plays it.
import { GAMES_TRIED, STAND_INS } from '#e2e/support/arcade.ts';
import { afterFrame, scrollTo, waitUntilStill } from '#e2e/support/scrolling.ts';
import { Stage } from '#e2e/support/stage.ts';
import { expect, open, reload, test } from '#e2e/support/site.ts';
import { playPath } from '#app/content/play-path.ts';
import { TicTacToe } from '#app/mini-games/tic-tac-toe/page.ts';

/** All games arrive on a phone; some stand for them elsewhere. */
const SIZES = [
  { width: 390, height: 664, games: GAMES_TRIED },
  { width: 844, height: 390, games: STAND_INS },
  { width: 1280, height: 720, games: STAND_INS },
] as const;

/** How far below the header the stage begins, in px. */
async function arrivedBelowHeader({ page, panel }: Stage): Promise<number> {
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
      await game.expectKeysOnBoard();
      const distance = await arrivedBelowHeader(game);
      expect(distance, title).toBeGreaterThanOrEqual(0);
      expect(distance, title).toBeLessThan(60);
    }
  });
}

test('a game arrives at the same place when the page may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const game = new Stage(page, 'Puzzle');
  await game.tile.click();
  await game.expectKeysOnBoard();
  await waitUntilStill(page);
  const distance = await arrivedBelowHeader(game);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(60);
});

test('arrow keys only move among the tiles, down goes down, and Enter or Space chooses', async ({ page }) => {
  await open(page, '/');
  const [first, below] = [new Stage(page, 'Tic Tac Toe'), new Stage(page, 'Minesweeper')];
  await first.tile.focus();
  await page.keyboard.press('ArrowDown');
  await expect(below.tile).toBeFocused();
  await expect(first.tile).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(below.tile).toHaveAttribute('aria-selected', 'true');
  await below.expectKeysOnBoard();
  await below.tile.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await first.expectKeysOnBoard();
  await page.keyboard.press('Enter');
  await expect(first.status).toHaveText('Next player: O');
});

test('a tile that is chosen once more brings its game back, which goes on', async ({ page }) => {
  const game = await TicTacToe.open(page, '/');
  await game.mark(1);
  await game.tile.click();
  await game.expectKeysOnBoard();
  await game.expectCell(1, 'X');
});

test('on its own page a game is played by the first key, and comes wholly onto a small screen with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, playPath('tic-tac-toe'));
  const game = new TicTacToe(page);
  await expect(game.cell(1)).toBeVisible();
  const cutOff = () => game.panel.locator('[data-stage]').evaluate((stage) => stage.getBoundingClientRect().bottom - window.innerHeight);
  expect(await cutOff()).toBeGreaterThan(0);
  await page.keyboard.press('5');
  await game.expectCell(5, 'X');
  await expect.poll(cutOff).toBeLessThanOrEqual(0);
  expect(await arrivedBelowHeader(game)).toBeGreaterThanOrEqual(0);
  await game.expectKeysOnBoard();

  // Somebody who reads further down scrolls by the same keys.
  await page.getByRole('heading', { name: 'Tips' }).click();
  await page.getByRole('heading', { name: 'Tips' }).evaluate((heading) => {
    (document.activeElement as HTMLElement).blur();
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await page.keyboard.press('1');
  await game.expectCell(1, 'empty');
});

test('a phone that is turned keeps the game in front of its player', async ({ page }) => {
  const [upright, sideways] = [
    { width: 390, height: 664 },
    { width: 664, height: 390 },
  ];
  await page.setViewportSize(upright);
  const game = await TicTacToe.open(page, '/');
  await game.tile.click();
  await game.expectKeysOnBoard();
  const isInFront = async () => {
    const distance = await arrivedBelowHeader(game);
    return distance >= 0 && distance < 60;
  };
  await afterFrame(page); // what can be seen is told after the frame; nobody turns a phone within one
  for (const size of [sideways, upright, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect.poll(isInFront, JSON.stringify(size)).toBe(true);
  }
  await scrollTo(page, 0);
  await page.setViewportSize(upright);
  await page.keyboard.press('5'); // the keys are still on the board
  await expect.poll(isInFront).toBe(true);
});

test('the game that was played last waits on the next visit; Tic Tac Toe does on the first', async ({ page }) => {
  await open(page, '/');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveAccessibleName('Tic Tac Toe');
  const memory = new Stage(page, 'Memory');
  await memory.tile.click();
  await memory.expectKeysOnBoard();
  await page.keyboard.press('Enter');
  await expect(memory.button(/^Card \d+, face down$/)).toHaveCount(11);
  await new Stage(page, 'Puzzle').tile.click(); // looked at, not played
  await new Stage(page, 'Puzzle').expectKeysOnBoard();
  await reload(page);
  await expect(chosen).toHaveAccessibleName('Memory');
  await expect(page.getByRole('tabpanel', { name: 'Memory' })).toBeVisible();
});

test('a tile tells what waits and what was best, and keeps its name', async ({ page }) => {
  await page.addInitScript(() => {
    const statistics = { played: 4, won: 3, streak: 3, longestStreak: 3, bestScore: null, bestTimeMs: 61_000, bestScoreTimeMs: null };
    const text = JSON.stringify({ version: 2, outcomes: {}, hinted: 0, ...statistics });
    localStorage.setItem('apricot.mini-games.sudoku.statistics.classic', text);
    localStorage.setItem('apricot.mini-games.hangman.statistics.classic', text);
  });
  const game = await TicTacToe.open(page, '/');
  await game.mark(1);
  const tiles = page.getByRole('tablist', { name: 'Mini Games' });
  const descriptionOf = (title: string) => expect(tiles.getByRole('tab', { name: title, exact: true }));
  const goBackToThem = async () => {
    await afterFrame(page); // in which the first move brings its stage to the screen
    await tiles.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  };
  await goBackToThem();
  await descriptionOf('Sudoku').toHaveAccessibleDescription("Today's board waits, Best 1:01");
  await descriptionOf('Hangman').toHaveAccessibleDescription('3 in a row');
  await new Stage(page, 'Puzzle').tile.click();
  await goBackToThem();
  await descriptionOf('Tic Tac Toe').toHaveAccessibleDescription('Under way');
  await descriptionOf('Snake').toHaveAccessibleDescription('');
});
