// Tests 2048 by keyboard, mouse and touch, from the first tile to the end.
import type { Page } from '@playwright/test';
import { DEALT_BOARD, Game2048Page } from './page-object.ts';
import { createBoardOfDay } from '#app/arcade/daily/model/board-of-day.ts';
import { dailyBoards } from '#app/content/data/parts.ts';
import { daily } from '#app/games/2048/daily.ts';
import { hints } from '#app/games/2048/hints.ts';
import { REACHED_GOAL, rules, type Event2048, type Move2048, type State2048 } from '#app/games/2048/rules/rules.ts';
import { TOAST_READ_MS } from '#app/game-kit/stage/press-guard.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { DAY, EVENING } from '#tests/e2e/support/arcade/daily-boards.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, open, phoneTest, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';

/** A short game that fills the board: of many seeds, each played with random slides, the one that ended first. The rules replay it. */
const SHORT_GAME = { seed: 3600, turns: 'durllrlrrlrlrlud', end: '4 2 4 2 2 4 2 4 4 2 4 2 2 4 2 4' };
/** A game that reaches 2048 by hints. */
const LONG_GAME_SEED = 1;
const KEYS = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' } as const;

const AFTER_UP = '4 2 . . . . . . . . . . . . . .';
const AFTER_RIGHT = '. . 4 2 . . . . . . . . . 4 . .';

test('arrow keys and letters slide the tiles, a held key once in a tenth of a second, and each turn is told', async ({ page }) => {
  const game = await Game2048Page.open(page);
  await game.expectBoard(DEALT_BOARD);
  await game.grid.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(game.notice).toHaveText('Nothing can move left.');
  await expect(game.status).toHaveText('Slide the tiles');
  await game.grid.evaluate((grid) => {
    const start = performance.now();
    for (const afterMs of [0, 33, 66, 99]) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowUp', repeat: afterMs > 0, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + afterMs }); // a busy browser would take longer
      if (grid.dispatchEvent(event)) throw new Error('The page would scroll');
    }
  });
  await expect(game.announcement).toHaveText('Up. Made 4. New 2 at row 1, column 2. Score: 4');
  await expect(game.status).toHaveText('Largest tile: 4');
  await expect(game.notice).toBeEmpty();
  await game.expectBoard(AFTER_UP);
  await page.keyboard.press('d');
  await game.expectBoard(AFTER_RIGHT);
  await expect(game.figure('Score')).toHaveText('Score: 4');
  await expect(game.figure('Best')).toHaveText('Best: 4');
  await page.keyboard.press('b');
  await expect(game.panel.getByText('Row 1: empty, empty, 4, 2. Row 2: empty')).toBeAttached();
});

test('a whole game by keyboard ends when nothing can move, and says how far the best score is away', async ({ page }) => {
  await seedStorage(page, { '2048.statistics.4x4': { ...NO_STATISTICS, played: 1, bestScore: 20 } });
  await page.setViewportSize({ width: 390, height: 664 });
  const game = await Game2048Page.open(page, SHORT_GAME.seed);
  const width = (await game.grid.boundingBox())?.width;
  await game.grid.focus();
  for (const turn of SHORT_GAME.turns) await page.keyboard.press(KEYS[turn as keyof typeof KEYS]);
  await expect(game.status).toHaveText('Game Over!');
  await game.expectBoard(SHORT_GAME.end);
  await expect(game.result.getByRole('listitem').first()).toHaveText('Score: 8');
  expect((await game.grid.boundingBox())?.width, 'the board under the card').toBe(width);
  await expect(game.result).toContainText('Best: 20 (12 to go)');
  await game.playAgain();
  await expect(game.figure('Score')).toHaveText('Score: 0');
  await expect(game.figure('Best')).toHaveText('Best: 20');
});

test('by mouse the arrow buttons slide, once the option shows them; undo, or U, brings the same tile back', async ({ page }) => {
  await seedStorage(page, { preferences: { pads: true } });
  const game = await Game2048Page.open(page);
  await game.button('Up').click();
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
  await game.tool('Undo').click();
  await game.expectBoard(AFTER_UP);
  await expect(game.figure('Score')).toHaveText('Score: 4');
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
  await page.keyboard.press('u');
  await game.expectBoard(AFTER_UP);
  await page.keyboard.press('Control+z');
  await game.expectBoard(DEALT_BOARD);
  await expect(game.status).toHaveText('Slide the tiles');
});

smallPhoneTest(
  'a swipe of 20 px slides once, beside the board, too; a shorter one and one of two fingers do not, and the page stays',
  async ({ page }) => {
    const game = await Game2048Page.open(page);
    const touch = await Touch.create(page);
    const before = await getScrollTop(page);
    await touch.drag(game.grid, { x: 4, y: -17 });
    await game.expectBoard(DEALT_BOARD);
    await touch.drag(game.grid, { x: 4, y: -10 }, { x: 8, y: -24 }, { x: 8, y: -60 }, { x: 90, y: -60 });
    await game.expectBoard(AFTER_UP);
    await touch.send('touchStart', { x: 100, y: 350 });
    await touch.send('touchStart', { x: 100, y: 350 }, { x: 200, y: 350 });
    await touch.send('touchMove', { x: 160, y: 350 }, { x: 260, y: 350 });
    await touch.send('touchEnd');
    await game.expectBoard(AFTER_UP);
    const box = await game.grid.boundingBox();
    if (!box) throw new Error('There is no board');
    await touch.drag({ x: box.x + box.width / 2, y: box.y + box.height + 40 }, { x: 40, y: 10 });
    await game.expectBoard(AFTER_RIGHT);
    expect(await getScrollTop(page)).toBe(before);
  },
);

/** The slides that the hints recommend, up to the one with such an event or state; the last one is for the player to make. */
function playHints(seed: number, isReached: (events: readonly Event2048[], state: State2048) => boolean): readonly Move2048[] {
  const moves: Move2048[] = [];
  let state = rules.start(rules.variants[0].options, seed);
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) break;
    moves.push(move);
    ({ state } = played);
    if (isReached(played.events, state)) return moves;
  }
  throw new Error(`The hints do not get there with seed ${seed}`);
}

/** Opens a page with a game that lacks one slide of its goal, makes it, and waits for the result. */
async function reachGoal(page: Page, game: Game2048Page, path: string, key: string, seed: number, moves: readonly Move2048[], more = {}) {
  const save = createSave(rules, { seed, entries: moves.slice(0, -1), ...more });
  await open(page, path);
  // Not with seedStorage, which would bring it back after a reload.
  await page.evaluate(([name, text]) => localStorage.setItem(`apricot.mini-games.${name}`, text), [key, JSON.stringify(save)] as const);
  await game.visit(path);
  await page.keyboard.press(`Arrow${moves.at(-1)?.direction.replace(/^./, (letter) => letter.toUpperCase())}`);
  await expect(game.panel.locator('[data-toast] b')).toBeVisible();
  await page.clock.runFor(TOAST_READ_MS);
  await game.waitForResult();
}

phoneTest('2048 and the goal of a day bring a result, also after a reload, until the player goes on', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: EVENING });
  const game = new Game2048Page(page);
  const path = '/play/2048';
  const moves = playHints(LONG_GAME_SEED, (events) => events.some(({ type }) => type === REACHED_GOAL));
  await reachGoal(page, game, path, '2048.save', LONG_GAME_SEED, moves);
  await expect(game.result.getByRole('listitem').first()).toHaveText(/^Score: /);
  await expect(game.result).not.toContainText('Largest tile'); // the status says it
  await expect(game.button('Challenge')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await game.focusBoard();
  await game.waitForResult();
  await page.keyboard.press('Enter');
  await expect(game.result).toHaveCount(0);
  await expect(game.status).toHaveText('Largest tile: 2048');
  await page.keyboard.press('u');
  await expect(game.status).toHaveText('Largest tile: 1024');
  await page.keyboard.press(KEYS[moves.at(-1)?.direction[0] as keyof typeof KEYS]);
  await expect(game.status).toHaveText('Largest tile: 2048');
  await page.clock.runFor(TOAST_READ_MS);
  await expect(game.result).toHaveCount(0);
  await game.expectStatistics({ 'Reached 2048': '1' });
  if (!dailyBoards) return;

  const board = createBoardOfDay({ rules: rules as never, daily: daily as never }, { game: '2048', variant: '4x4' }, DAY);
  const target = board.target ?? 0;
  const slides = playHints(board.seed, (_, { score }) => score >= target);
  const day = { day: DAY, isOnTime: true, zone: 0, target, tries: 1 };
  const ofDay = new Game2048Page(page, 'Daily 2048');
  await reachGoal(page, ofDay, '/play/2048/daily', `2048.day.${DAY}`, board.seed, slides, { day });
  await expect(ofDay.result.getByRole('link', { name: 'Next: Sudoku' })).toBeVisible();
  await page.reload();
  await ofDay.waitForResult();
  await ofDay.button('Keep Going').tap();
  await expect(ofDay.result).toHaveCount(0);
  await ofDay.expectFocusOnBoard();
  await page.clock.runFor(1000); // until it is saved
  await page.reload();
  await expect(ofDay.figure('Goal')).toHaveText('Goal: reached');
  await page.clock.runFor(TOAST_READ_MS);
  await expect(ofDay.result).toHaveCount(0);
});
