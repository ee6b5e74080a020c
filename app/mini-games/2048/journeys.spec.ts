// 2048 from its first tile to its last, by keyboard, mouse and finger.
import { DEALT, Game2048 } from './page.ts';
import { Touch } from '#e2e/support/touch.ts';
import { scrolledPx } from '#e2e/support/scrolling.ts';
import { expect, reload, test } from '#e2e/support/site.ts';

/** A seed, and turns that fill its board in the worst of ways. */
const SHORTEST = { seed: 3600, turns: 'durllrlrrlrlrlud', end: '4 2 4 2 2 4 2 4 4 2 4 2 2 4 2 4' };
const KEYS = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' } as const;

const AFTER_UP = '4 2 . . . . . . . . . . . . . .';
const AFTER_RIGHT = '. . 4 2 . . . . . . . . . 4 . .';

test('arrow keys and letters slide the tiles, and each turn is told', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.expectBoard(DEALT);
  await game.grid.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(game.status).toHaveText('Nothing can move left.');
  await page.keyboard.press('ArrowUp');
  await expect(game.status).toHaveText('Up. Merged 4. New 2 at row 1, column 2. Score: 4');
  await game.expectBoard(AFTER_UP);
  await page.keyboard.press('d');
  await game.expectBoard(AFTER_RIGHT);
  await expect(game.figure('Score')).toHaveText('Score: 4');
  await expect(game.figure('Best')).toHaveText('Best: 4');
  await page.keyboard.press('b');
  await expect(game.panel.getByText('Row 1: empty, empty, 4, 2. Row 2: empty')).toBeAttached();
});

test('keys of the browser and keys outside the game leave the board alone', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.grid.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  await expect(game.button('Up')).toBeFocused();
  await page.getByRole('tab', { name: '2048' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await game.expectBoard(DEALT);
});

test('a key that stays down moves once within a tenth of a second', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.grid.evaluate((grid) => {
    for (const repeat of [false, true, true, true]) {
      const options = { key: 'ArrowUp', repeat, bubbles: true, cancelable: true };
      if (grid.dispatchEvent(new KeyboardEvent('keydown', options))) throw new Error('The page would scroll');
    }
  });
  await game.expectBoard(AFTER_UP);
});

test('a whole game by keyboard ends when nothing can move', async ({ page }) => {
  const game = await Game2048.open(page, SHORTEST.seed);
  await game.grid.focus();
  for (const turn of SHORTEST.turns) await page.keyboard.press(KEYS[turn as keyof typeof KEYS]);
  await expect(game.status).toHaveText('Game Over! Score: 8');
  await game.expectBoard(SHORTEST.end);
  await game.button('Play Again').click();
  await expect(game.figure('Score')).toHaveText('Score: 0');
  await expect(game.figure('Best')).toHaveText('Best: 8');
});

test('by mouse the arrow buttons slide, and undo brings the same tile back', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.button('Up').click();
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
  await game.button('Undo').click();
  await game.expectBoard(AFTER_UP);
  await game.button('Right').click();
  await game.expectBoard(AFTER_RIGHT);
});

test('a hint names a direction and says why', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.button('Hint').click();
  await expect(game.status).toHaveText(/^Try (up|down): it makes 4,/);
});

test('an unfinished game goes on after a reload, and one given up keeps its score as the best', async ({ page }) => {
  const game = await Game2048.open(page);
  await game.button('Up').click();
  await game.button('Right').click();
  await reload(page);
  await game.wake(page);
  await game.expectBoard(AFTER_RIGHT);
  await expect(game.figure('Score')).toHaveText('Score: 4');
  await game.button('New Game').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep Playing' }).click();
  await game.expectBoard(AFTER_RIGHT);
  await game.button('New Game').click();
  await dialog.getByRole('button', { name: 'New Game' }).click();
  await game.expectBoard(DEALT);
  await expect(game.figure('Score')).toHaveText('Score: 0');
  await expect(game.figure('Best')).toHaveText('Best: 4');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test('a swipe of 20 px slides once, a shorter one and one of two fingers do not, and the page stays', async ({ page }) => {
    const game = await Game2048.open(page);
    const touch = await Touch.of(page);
    const before = await scrolledPx(page);
    await touch.drag(game.grid, { x: 4, y: -17 });
    await game.expectBoard(DEALT);
    await touch.drag(game.grid, { x: 4, y: -10 }, { x: 8, y: -24 }, { x: 8, y: -60 }, { x: 90, y: -60 });
    await game.expectBoard(AFTER_UP);
    await touch.send('touchStart', { x: 100, y: 350 });
    await touch.send('touchStart', { x: 100, y: 350 }, { x: 200, y: 350 });
    await touch.send('touchMove', { x: 160, y: 350 }, { x: 260, y: 350 });
    await touch.send('touchEnd');
    await game.expectBoard(AFTER_UP);
    await touch.drag(game.grid, { x: 40, y: 10 });
    await game.expectBoard(AFTER_RIGHT);
    expect(await scrolledPx(page)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
