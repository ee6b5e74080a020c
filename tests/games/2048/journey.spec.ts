// Tests 2048 by keyboard, mouse and touch, and what follows its goal.
import { DEALT_BOARD, Game2048Page } from './page-object.ts';
import { hints } from '#app/games/2048/hints.ts';
import { REACHED_GOAL, rules, type Move2048 } from '#app/games/2048/rules/rules.ts';
import { TOAST_READ_MS } from '#app/game-kit/stage/press-guard.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, phoneTest, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';

/** A game that reaches 2048 by hints. */
const LONG_GAME_SEED = 1;

const AFTER_UP = '4 2 . . . . . . . . . . . . . .';
const AFTER_RIGHT = '. . 4 2 . . . . . . . . . 4 . .';

test('arrow keys and letters slide the tiles, a held key once in a tenth of a second, and each turn is told', async ({ page }) => {
  const game = await Game2048Page.open(page);
  await game.expectBoard(DEALT_BOARD);
  await game.grid.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(game.notice).toHaveText('Nothing can move left.');
  await game.grid.evaluate((grid) => {
    const start = performance.now();
    for (const afterMs of [0, 33, 66, 99]) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowUp', repeat: afterMs > 0, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + afterMs }); // a busy browser would take longer
      if (grid.dispatchEvent(event)) throw new Error('The page would scroll');
    }
  });
  await expect(game.announcement).toHaveText('Up. Made 4. New 2 at row 1, column 2. Score: 4');
  await game.expectBoard(AFTER_UP);
  await page.keyboard.press('d');
  await game.expectBoard(AFTER_RIGHT);
  await expect(game.figure('Best')).toHaveText('Best: 4');
  await page.keyboard.press('b');
  await expect(game.panel.getByText('Row 1: empty, empty, 4, 2. Row 2: empty')).toBeAttached();
});

test('by mouse the arrow buttons slide, once the option shows them; undo, or U, brings the same tile back', async ({ page }) => {
  await seedStorage(page, { preferences: { pads: true } });
  const game = await Game2048Page.open(page);
  await game.button('Up').click();
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
  await game.tool('Undo').click();
  await game.expectBoard(AFTER_UP);
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
  await page.keyboard.press('u');
  await game.expectBoard(AFTER_UP);
  await page.keyboard.press('Control+z');
  await game.expectBoard(DEALT_BOARD);
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

/** The slides that the hints recommend up to 2048; the last one is for the player to make. */
function playToGoal(): readonly Move2048[] {
  const moves: Move2048[] = [];
  let state = rules.start(rules.variants[0].options, LONG_GAME_SEED);
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) break;
    moves.push(move);
    ({ state } = played);
    if (played.events.some(({ type }) => type === REACHED_GOAL)) return moves;
  }
  throw new Error(`The hints do not reach 2048 with seed ${LONG_GAME_SEED}`);
}

phoneTest('2048 brings a result, also after a reload, until the player goes on', async ({ page }) => {
  test.slow();
  await page.clock.install();
  const game = new Game2048Page(page);
  const moves = playToGoal();
  const slide = () => page.keyboard.press(`Arrow${moves.at(-1)?.direction.replace(/^./, (letter) => letter.toUpperCase())}`);
  const save = createSave(rules, { seed: LONG_GAME_SEED, entries: moves.slice(0, -1) });
  // Not with seedStorage, which would bring it back after a reload.
  await page.addInitScript((text) => void (localStorage['apricot.mini-games.2048.save'] ??= text), JSON.stringify(save));
  await game.visit();
  await slide();
  await expect(game.panel.locator('[data-toast] b')).toBeVisible();
  await page.clock.runFor(TOAST_READ_MS);
  await game.waitForResult();
  await expect(game.result.getByRole('listitem').first()).toHaveText(/^Score: /);
  await expect(game.result).not.toContainText('Largest tile'); // the status says it
  await expect(game.button('Challenge')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await game.focusBoard();
  await game.waitForResult();
  await page.keyboard.press('Enter');
  await expect(game.result).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(game.status).toHaveText('Largest tile: 1024');
  await slide();
  await expect(game.status).toHaveText('Largest tile: 2048');
  await page.clock.runFor(TOAST_READ_MS);
  await expect(game.result).toHaveCount(0);
  await game.expectStatistics({ 'Reached 2048': '1' });
});
