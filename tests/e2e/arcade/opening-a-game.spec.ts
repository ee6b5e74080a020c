// Tests opening a game from a tile or an address: it comes to the front, the next key plays, and tiles say what is under way.
import { COVERED_GAMES, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { getScrollTop, scrollTo, waitForFrame, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';
import { dailyBoards } from '#app/content/data/parts.ts';
import { createPlayPath } from '#app/content/paths.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';

/** More games are tested at phone size, the sample games at the other sizes, one where the page may move, while it still loads. */
const VISITS = [
  { width: 1280, height: 720, games: SAMPLE_GAMES.slice(0, 1), reducedMotion: 'no-preference' },
  { width: 390, height: 664, games: COVERED_GAMES, reducedMotion: 'reduce' },
  { width: 844, height: 390, games: SAMPLE_GAMES, reducedMotion: 'reduce' },
  { width: 1280, height: 720, games: SAMPLE_GAMES, reducedMotion: 'reduce' },
] as const;

/** Waits until the stage is right below the header and the name of the game; in landscape the header leaves a frame after the game has come. */
async function expectInFront({ page, panel }: Stage, message: string): Promise<void> {
  const isInFront = async () => {
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await panel.locator('[data-stage]').evaluate((stage) => stage.getBoundingClientRect().top);
    const name = await panel.getByRole('heading', { level: 3 }).evaluate((element) => element.getBoundingClientRect().bottom);
    const gap = Math.round(top - Math.max(header, name));
    return gap >= 0 && gap < 60;
  };
  await expect.poll(isInFront, message).toBe(true);
}

test('every chosen game comes below the header, with the keys on its board', async ({ page }) => {
  for (const { games, reducedMotion, ...size } of VISITS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion });
    if (reducedMotion === 'no-preference') await open(page, '/');
    await scrollTo(page, 0);
    for (const { title } of games) {
      const game = new Stage(page, title);
      await game.tile.click();
      await game.expectFocusOnBoard();
      if (reducedMotion === 'no-preference') await waitUntilStill(page);
      await expectInFront(game, `${title} at ${size.width}×${size.height}`);
    }
  }
});

test('on its own page the first key plays or starts the game, and scrolls nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const [marks, snake, colors] = [new TicTacToePage(page), new Stage(page, 'Snake'), new Stage(page, 'Color Match')];
  for (const [id, game, key, expectPlayed] of [
    ['tic-tac-toe', marks, 'Space', () => marks.expectMarks(0)],
    ['snake', snake, 'Enter', () => expect(snake.button('Start')).toBeHidden()],
    ['color-match', colors, 'Space', () => expect(colors.button('Start')).toBeHidden()],
    ['tic-tac-toe', marks, '5', () => marks.expectCell(5, 'X')],
  ] as const) {
    await visit(page, createPlayPath(id));
    await expect(game.panel.locator('[data-board]').getByRole('button').first()).toBeVisible();
    await waitForFrame(page); // The board listens for keys right after its first frame; nobody presses one sooner.
    await page.keyboard.press(key);
    await expectPlayed();
    await game.expectFocusOnBoard();
    expect(await getScrollTop(page)).toBe(0);
  }

  // Further down the page, the same keys scroll instead.
  await marks.tool('Reset Game').click();
  await page.getByRole('heading', { name: 'How to Play' }).evaluate((heading) => {
    (document.activeElement as HTMLElement).blur();
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await waitForFrame(page); // the IntersectionObserver reports after the frame
  const before = await getScrollTop(page);
  for (const key of ['1', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(before);
  await marks.expectCell(1, 'empty');
});

test('a game stays in front when its phone is turned or its tile chosen again, and no press moves the page', async ({ page }) => {
  const upright = { width: 390, height: 664 };
  await page.setViewportSize(upright);
  const game = await TicTacToePage.open(page, '/');
  await game.mark(1);
  await game.tile.click();
  await game.expectFocusOnBoard();
  await waitForFrame(page); // the IntersectionObserver reports after the frame
  for (const size of [{ width: 664, height: 390 }, upright, { width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await expectInFront(game, JSON.stringify(size));
    await game.expectCell(1, 'X');
  }
  // The stage is only partly on the screen.
  await scrollTo(page, (await getScrollTop(page)) - 150);
  const before = await getScrollTop(page);
  await game.mark(2);
  await page.keyboard.press('5');
  await game.expectMarks(3);
  await waitForFrame(page);
  expect(await getScrollTop(page)).toBe(before);
});

test('every visit begins with the first tile; the others say what is under way, and bring it back', async ({ page }) => {
  await seedStorage(page, { 'memory.statistics.12-cards': { ...NO_STATISTICS, played: 4, won: 3, bestScore: 14 } });
  const statuses = getScript('app/arcade/tiles/tile-statuses.ts');
  const releaseStatuses = await holdRequests(page, statuses);
  const memory = new Stage(page, 'Memory');
  const chosen = page.getByRole('tab', { selected: true });
  const tiles = page.getByRole('tablist', { name: 'Mini Games' });
  const bringTilesIntoView = () => tiles.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

  await page.clock.setSystemTime(new Date('2026-11-25T12:00:00-08:00'));
  await open(page, '/');
  const requested = page.waitForRequest(statuses);
  await bringTilesIntoView();
  await requested;
  await scrollTo(page, 0);
  await expect(tiles).not.toBeInViewport();
  await waitForFrame(page);
  releaseStatuses();
  if (dailyBoards) await expect(tiles.getByRole('tab', { name: 'Sudoku', exact: true })).toHaveAccessibleDescription("Today's puzzle");
  await memory.tile.click();
  await memory.expectFocusOnBoard();
  await page.keyboard.press('Enter');

  for (const path of ['/play', '/']) {
    await open(page, path);
    await bringTilesIntoView();
    await expect(memory.tile).toHaveAccessibleDescription('In progress, Best 14 moves');
    for (const text of ['In progress', 'Best 14 moves']) await expect(memory.tile.getByText(text, { exact: true })).toBeVisible();
    await expect(chosen).toHaveAccessibleName('Tic Tac Toe');
    await memory.tile.click();
    await expect(memory.button(/^Card \d+, face down$/)).toHaveCount(11);
  }
});
