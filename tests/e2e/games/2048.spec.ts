// Tests 2048 by keyboard, mouse and touch, from the first tile to the end.
import { DEALT_BOARD, Game2048Page } from '#tests/page-objects/2048.page-object.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { Touch } from '#tests/e2e/support/touch.ts';
import { getScrollTop } from '#tests/e2e/support/scrolling.ts';
import { expect, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';

/** A short game that fills the board: of many seeds, each played with random slides, the one that ended first. The rules replay it. */
const SHORT_GAME = { seed: 3600, turns: 'durllrlrrlrlrlud', end: '4 2 4 2 2 4 2 4 4 2 4 2 2 4 2 4' };
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
    for (const repeat of [false, true, true, true]) {
      const options = { key: 'ArrowUp', repeat, bubbles: true, cancelable: true };
      if (grid.dispatchEvent(new KeyboardEvent('keydown', options))) throw new Error('The page would scroll');
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
  const game = await Game2048Page.open(page, SHORT_GAME.seed);
  await game.grid.focus();
  for (const turn of SHORT_GAME.turns) await page.keyboard.press(KEYS[turn as keyof typeof KEYS]);
  await expect(game.status).toHaveText('Game Over!');
  await game.expectBoard(SHORT_GAME.end);
  await expect(game.result.getByRole('listitem').first()).toHaveText('Score: 8');
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
