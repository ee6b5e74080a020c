// Tests Tetris by keyboard and touch, and how its time passes.
import { expect, phoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { Finger, TetrisPage } from './page-object.ts';

test('by keyboard alone pieces move, turn, drop and are held until the game is over, and the next one starts', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.field.focus();
  await game.press('ArrowDown');
  await game.expectAnnouncement('First: J. Next: O');
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  await game.playByKeys('lllllDlDllDhcccrDhrrrDcrrrrD');
  await expect(game.status).toHaveText('Score: 40');
  while ((await game.status.innerText()) !== 'Game Over!') await game.press('Space');
  await page.clock.runFor(2 * SECOND_MS);
  await game.waitForResult();
  await game.press('Enter');
  await page.clock.runFor(FRAME_MS);
  await expect(game.status).toHaveText('Score: 0');
  await expect(game.field).toBeFocused();
});

phoneTest('a piece follows a drag, turns by a tap, drops by a flick and is held by a swipe; Hard drop stands apart', async ({ page }) => {
  const game = await TetrisPage.open(page, 'Step by step');
  const [turn, drop] = [await game.button('Rotate clockwise').boundingBox(), await game.button('Hard drop').boundingBox()];
  expect((drop?.x ?? 0) - ((turn?.x ?? 0) + (turn?.width ?? 0))).toBeGreaterThanOrEqual(24);
  const [well, hold] = [await game.field.boundingBox(), await game.button('Hold').boundingBox()];
  expect((hold?.y ?? 0) + (hold?.height ?? 0), 'TET21').toBeLessThanOrEqual(well?.y ?? 0);
  expect(well?.width, 'TET21').toBeGreaterThan(260); // 255 between the boxes
  await game.button('Start').tap();
  await (await (await Finger.down(game)).move(2.2, 0, 400)).up();
  await game.expectAnnouncement(/J, columns 6 to 8, 19 up/);
  const finger = await Finger.down(game);
  await finger.move(-1.2, 0, 400);
  await finger.move(0, 3.2, 2000);
  await finger.up();
  await game.expectAnnouncement(/J, columns 5 to 7, 16 up/);
  await (await Finger.down(game)).up();
  await game.expectAnnouncement(/J, turned right, columns 6 to 7/);
  await (await (await Finger.down(game)).move(0, -3, 150)).up();
  await game.expectAnnouncement(/O, columns 5 to 6/);
  await (await (await Finger.down(game)).move(0, 7, 80)).up();
  await game.expectAnnouncement(/^O placed. Score: 0. Next: T/);
});

test('TET22 the mouse has a button for each action once it is used on the board, in every window', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear()); // a new game in each window
  // Buttons below the board stand there from the start, so that the board never moves.
  for (const [width, height, where] of [
    [390, 664, 'below'],
    [844, 390, 'beside'],
    [1280, 720, 'beside'],
    [320, 256, 'below'],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const game = await TetrisPage.open(page, 'Step by step');
      await game.field.focus();
      await game.press('ArrowDown', 'ArrowLeft');
      await expect(game.button('Hard drop')).toBeVisible({ visible: where === 'below' });
      await game.field.click();
      for (const [name, text] of [
        ['Move right', /J, columns 4 to 6, 19 up/],
        ['Move left', /J, columns 3 to 5, 19 up/],
        ['Rotate clockwise', /J, turned right, columns 4 to 5/],
        ['Rotate counterclockwise', /J, columns 3 to 5/],
        ['Soft drop', /J, columns 3 to 5, 18 up/],
        ['Hold', /O, columns 5 to 6/],
        ['Hard drop', /^O placed/],
      ] as const) {
        await game.button(name).click();
        await game.expectAnnouncement(text);
      }
    });
});

/** How long a key is held before it repeats, and the time between its repeats. */
const [DELAY_MS, REPEAT_MS] = [170, 50];
/** The time a J needs for 19 rows to the floor with a held key: one row at once, one after the delay, the rest at the repeat rate. Then it locks after half a second. */
const DOWN_MS = DELAY_MS + 17 * REPEAT_MS;
const LOCK_MS = 500;
const SECOND_MS = 1000;
/** The board gets the focus in the next animation frame, which needs the page's clock. */
const FRAME_MS = 20;

test('TET7 a held key repeats by the clock', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  await page.keyboard.down('ArrowDown');
  await page.clock.runFor(DOWN_MS + LOCK_MS - 10);
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  await page.clock.runFor(20);
  await game.expectNext('S', 'T', 'L', 'Z', 'I');
});

test('TET17 a pause hides the field and stops the time, and no key that came up meanwhile acts any more', async ({ page }) => {
  const game = await TetrisPage.open(page);
  const empty = await game.readCanvas();
  await game.button('Start').click();
  await page.keyboard.down('a');
  await page.keyboard.down('Control');
  await page.keyboard.up('a'); // TET7: this one comes up while Control is down
  await page.keyboard.up('Control');
  await page.clock.runFor(FRAME_MS);
  const still = await game.readCanvas();
  await page.clock.runFor(DELAY_MS + 2 * REPEAT_MS);
  expect(await game.readCanvas()).toBe(still);
  await page.keyboard.down('ArrowRight');
  await page.clock.runFor(DELAY_MS + REPEAT_MS - 1);
  const before = await game.readCanvas();
  await game.press('p');
  await expect(game.resume).toBeFocused();
  expect(await game.readCanvas()).toBe(empty);
  await page.clock.runFor(60_000);
  await game.press('Enter');
  await expect(game.pauseOverlay).toHaveCount(0);
  await page.clock.runFor(FRAME_MS);
  await expect(game.field).toBeFocused();
  await page.keyboard.up('ArrowRight');
  await game.press('Space'); // the countdown has the keys
  await page.clock.runFor(3 * SECOND_MS + 2 * REPEAT_MS);
  await expect(game.countdown).toHaveCount(0);
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  expect(await game.readCanvas()).toBe(before);
  // The next key press works at once, and the piece falls again.
  await game.press('ArrowLeft');
  const moved = await game.readCanvas();
  expect(moved).not.toBe(before);
  await page.clock.runFor(SECOND_MS);
  expect(await game.readCanvas()).not.toBe(moved);
});
