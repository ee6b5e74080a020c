// Tests 2048 by keyboard, mouse and touch, from the first tile to the end.
import { DEALT_BOARD, Game2048Page } from '#tests/page-objects/2048.page-object.ts';
import { hints } from '#app/games/2048/hints.ts';
import { rules, type Move2048 } from '#app/games/2048/rules/rules.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { seedStorage, createSave } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** A seed with the shortest sequence of moves that fills the board. */
const SHORTEST = { seed: 3600, turns: 'durllrlrrlrlrlud', end: '4 2 4 2 2 4 2 4 4 2 4 2 2 4 2 4' };
const KEYS = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' } as const;

const AFTER_UP = '4 2 . . . . . . . . . . . . . .';
const AFTER_RIGHT = '. . 4 2 . . . . . . . . . 4 . .';

test('arrow keys and letters slide the tiles, and each turn is told', async ({ page }) => {
  const game = await Game2048Page.open(page);
  await game.expectBoard(DEALT_BOARD);
  await game.grid.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(game.notice).toHaveText('Nothing can move left.');
  await expect(game.status).toHaveText('Slide the tiles');
  await page.keyboard.press('ArrowUp');
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

test('a key that stays down moves once within a tenth of a second', async ({ page }) => {
  const game = await Game2048Page.open(page);
  await game.grid.evaluate((grid) => {
    for (const repeat of [false, true, true, true]) {
      const options = { key: 'ArrowUp', repeat, bubbles: true, cancelable: true };
      if (grid.dispatchEvent(new KeyboardEvent('keydown', options))) throw new Error('The page would scroll');
    }
  });
  await game.expectBoard(AFTER_UP);
});

test('a whole game by keyboard ends when nothing can move, and says how far the best score is away', async ({ page }) => {
  await seedStorage(page, { '2048.statistics.4x4': { ...NO_STATISTICS, played: 1, bestScore: 20 } });
  const game = await Game2048Page.open(page, SHORTEST.seed);
  await game.grid.focus();
  for (const turn of SHORTEST.turns) await page.keyboard.press(KEYS[turn as keyof typeof KEYS]);
  await expect(game.status).toHaveText('Game Over!');
  await game.expectBoard(SHORTEST.end);
  await expect(game.result.getByRole('listitem').first()).toHaveText('Score: 8');
  await expect(game.result).toContainText('Best: 20 (12 to go)');
  await game.playAgain();
  await expect(game.figure('Score')).toHaveText('Score: 0');
  await expect(game.figure('Best')).toHaveText('Best: 20');
});

/** The moves that reach 2048 by following the hints. */
function findMovesTo2048(seed: number): readonly Move2048[] {
  const moves: Move2048[] = [];
  for (let state = rules.start(rules.variants[0].options, seed); ;) {
    const [move] = hints.moves(state);
    const played = move && rules.play(state, move);
    if (!played || 'refused' in played) throw new Error('This seed does not lead to 2048');
    moves.push(move);
    if (played.events.some(({ type }) => type === 'reached')) return moves;
    ({ state } = played);
  }
}

test('TWO9 a tile of 2048 is celebrated and counted once a game, whatever undo does, and the game goes on', async ({ page }) => {
  const way = findMovesTo2048(2048);
  const last = KEYS[way.at(-1)?.direction[0] as keyof typeof KEYS];
  await seedStorage(page, { '2048.save': createSave(rules, { seed: 2048, entries: way.slice(0, -1) }) });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const game = await Game2048Page.open(page);
  const confetti = page.locator('body > canvas');
  const toast = page.getByText('You made 2048!', { exact: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(game.status).toHaveText('Largest tile: 1024');
  await game.grid.focus();
  await page.keyboard.press(last);
  await expect(game.status).toHaveText('Largest tile: 2048');
  // Confetti and toast load lazily at the first celebration.
  await expect.poll(() => page.clock.runFor(50).then(() => confetti.count())).toBe(1);
  await expect.poll(() => page.clock.runFor(50).then(() => toast.count())).toBe(1);
  await expect(page.getByText('Keep going', { exact: true })).toHaveCount(1);
  await expect(game.result).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(0);
  await expect(confetti).toHaveCount(0);

  await page.keyboard.press('u');
  await expect(game.status).toHaveText('Largest tile: 1024');
  await page.keyboard.press(last);
  await expect(game.status).toHaveText('Largest tile: 2048');
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
  await expect(confetti).toHaveCount(0);
  const said = await game.announcement.innerText();
  for (const key of Object.values(KEYS)) await page.keyboard.press(key);
  await expect(game.announcement).not.toHaveText(said);
  await expect(game.result).toHaveCount(0);
  await game.expectStatistics({ 'Reached 2048': '1' });
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
  await page.keyboard.press('u');
  await game.expectBoard(DEALT_BOARD);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test('a swipe of 20 px slides once, a shorter one and one of two fingers do not, and the page stays', async ({ page }) => {
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
    await touch.drag(game.grid, { x: 40, y: 10 });
    await game.expectBoard(AFTER_RIGHT);
    expect(await getScrollTop(page)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
