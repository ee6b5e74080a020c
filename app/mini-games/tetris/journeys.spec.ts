// Games of Tetris by keyboard, by mouse and by touch, and what time does to them.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#e2e/support/site.ts';
import { Finger, Tetris } from './page.ts';

/** A game of 55 pieces and 16 rows: l and r move, c turns, h holds, D drops. */
const GAME =
  'lllllDlDllDhcccrDhrrrDcrrrrDlllllDccrrrDcccrrrrDrrDhllDcDccllDhclllllDcrrrrDllDcDhrrDlDcccrrrrDhcrDlllllDrrrDlllDcclllllDcccDcrrrrDrrrDclDcccrrrrrDcDhcrDlllllDcrrrDlDhcclllllDhcrrrrDDrrDhlDlllllDhcccrrrrDllDDlllllDDDDDDDDDDD';
const KEYS: Readonly<Record<string, string>> = { l: 'ArrowLeft', r: 'ArrowRight', c: 'x', h: 'c', D: 'Space' };
/** A J needs 19 rows to the floor: one at once, one after the delay, the rest every 50 ms; then it rests for half a second. */
const DOWN_MS = 170 + 17 * 50;
const LOCK_MS = 500;

test('a whole game by keyboard alone, with a new level on the way', async ({ page }) => {
  const game = await Tetris.open(page);
  await page.getByRole('tab', { name: 'Tetris' }).focus();
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await game.board.evaluate((board) => board === document.activeElement)) break;
  }
  await expect(game.board).toBeFocused();
  await game.expectStatus('Press Start to begin.');
  await game.press('ArrowDown');
  await game.expectStatus('First: J. Next: O');
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  await game.press(...[...GAME].slice(0, -1).map((letter) => KEYS[letter] ?? ''));
  await game.expectFigure('Score', 680);
  await game.expectFigure('Lines', 16);
  await game.expectFigure('Level', 2);
  await page.clock.resume();
  await expect(page.getByText('Level 2!')).toBeVisible();
  await expect(page.getByText('Speed increased!')).toBeVisible();
  await game.press('Space', 'Space', 'ArrowLeft');
  await game.expectStatus('Game Over! Final score: 680');
  await expect(page.getByText('Game Over!', { exact: true })).toBeVisible();
  await expect(game.toast('Final score: 680')).toBeVisible();
  await game.press('Enter');
  await game.expectStatus('Press Start to begin.');
  await expect(game.board).toBeFocused();
});

test('a whole game by the buttons, with the mouse, and four seconds to read how it ended', async ({ page }) => {
  const game = await Tetris.open(page, 'Step by step');
  await game.button('Start').click();
  await game.button('Move right').click();
  await game.expectStatus(/J, columns 5 to 7, 19 up/);
  await game.button('Rotate clockwise').click();
  await game.expectStatus(/J, turned right, columns 6 to 7, 18 up/);
  await game.button('Rotate counterclockwise').click();
  await game.button('Soft drop').click();
  await game.expectStatus(/J, columns 5 to 7, 18 up/);
  await game.button('Hold').click();
  await game.expectHeld('J');
  // The keys work, whichever button was pressed with the mouse.
  await game.press('c');
  await game.expectStatus('Hold works once for each piece.');
  await game.press('ArrowLeft');
  await game.expectStatus(/O, columns 4 to 5/);
  while (!(await game.button('Play Again').isVisible())) await game.button('Hard drop').click();
  await game.expectStatus('Game Over! Final score: 0');
  const toast = game.toast('Final score: 0');
  // Its code comes with the first news.
  await expect.poll(() => page.clock.runFor(100).then(() => toast.count())).toBe(1);
  await page.clock.runFor(3800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
  await game.button('Play Again').click();
  await game.button('Start').click();
  await game.expectStatus(/^First: J. Next: O/);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a piece follows a drag, turns by a tap, drops by a flick and is held by a swipe', async ({ page }) => {
    const game = await Tetris.open(page, 'Step by step');
    await game.button('Start').tap();
    await (await (await Finger.down(game)).move(2.2, 0, 400)).up();
    await game.expectStatus(/J, columns 6 to 8, 19 up/);
    const finger = await Finger.down(game);
    await finger.move(-1.2, 0, 400);
    await finger.move(0, 3.2, 2000);
    await finger.up();
    await game.expectStatus(/J, columns 5 to 7, 16 up/);
    await (await Finger.down(game)).up();
    await game.expectStatus(/J, turned right, columns 6 to 7/);
    await (await (await Finger.down(game)).move(0, -3, 150)).up();
    await game.expectHeld('J');
    await game.expectStatus(/O, columns 5 to 6/);
    await (await (await Finger.down(game)).move(0, 7, 80)).up();
    await game.expectStatus(/^O placed. Score: 0. Next: T/);
  });

  test('a whole game by tapping the buttons, all of it on one screen', async ({ page }) => {
    const game = await Tetris.open(page);
    await game.button('Start').tap();
    await game.panel.getByRole('toolbar').evaluate((toolbar) => toolbar.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(game.board).toBeInViewport({ ratio: 1 });
    await expect(game.button('Move left')).toBeInViewport({ ratio: 1 });
    await game.button('Hold').tap();
    await game.expectHeld('J');
    while (!(await game.button('Play Again').isVisible())) await game.button('Hard drop').tap();
    await game.expectStatus('Game Over! Final score: 0');
  });
});

test('a held key repeats by the clock, and a landed piece locks after half a second', async ({ page }) => {
  const game = await Tetris.open(page);
  await game.button('Start').click();
  await page.keyboard.down('ArrowDown');
  await page.clock.runFor(DOWN_MS + LOCK_MS - 10);
  await game.expectStatus('First: J. Next: O');
  await page.clock.runFor(20);
  await game.expectStatus('J placed. Score: 0. Next: S');
});

test('pieces fall faster from level 10', async ({ page }) => {
  const game = await Tetris.open(page, 'Start at level 10');
  await game.expectFigure('Level', 10);
  await game.button('Start').click();
  const rowMs = 1000 * 0.8 ** 9;
  await page.clock.runFor(Math.floor(19 * rowMs + LOCK_MS) - 10);
  await game.expectStatus('First: J. Next: O');
  await page.clock.runFor(60);
  await game.expectStatus('J placed. Score: 0. Next: S');
});

test('a pause hides the field, stops the time and lets go of the keys', async ({ page }) => {
  const game = await Tetris.open(page);
  await game.button('Start').click();
  await page.keyboard.down('ArrowDown');
  const before = await game.drawing();
  await game.press('p');
  await expect(game.button('Resume')).toBeFocused();
  expect(await game.drawing()).not.toBe(before);
  await page.clock.runFor(60_000);
  await game.press('Enter');
  await expect(game.board).toBeFocused();
  expect(await game.drawing()).toBe(before);
  await page.clock.runFor(DOWN_MS + LOCK_MS + 100);
  await game.expectStatus('First: J. Next: O');
  await game.press('Escape');
  await expect(game.button('Resume')).toBeVisible();
});

test('no state of the game breaks a rule of accessibility', async ({ page }) => {
  const game = await Tetris.open(page);
  const violations = async () =>
    (await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  await page.clock.resume();
  expect(await violations()).toEqual([]);
  await game.press('Tab');
  await game.button('Start').click();
  expect(await violations()).toEqual([]);
  while (!(await game.button('Play Again').isVisible())) await game.button('Hard drop').click();
  expect(await violations()).toEqual([]);
});
