// Tests timing in Tetris: gravity, key repeat, pausing, and games that the player leaves.
import { reload, expect, test } from '#tests/e2e/support/fixtures.ts';
import { TetrisPage } from '#tests/page-objects/tetris.page-object.ts';

const DELAY_MS = 170;
const REPEAT_MS = 50;
/** The time a J needs for 19 rows to the floor with a held key: one row at once, one after the delay, the rest at the repeat rate. Then it locks after half a second. */
const DOWN_MS = DELAY_MS + 17 * REPEAT_MS;
const LOCK_MS = 500;
const SECOND_MS = 1000;
/** The board gets the focus in the next animation frame, which needs the page's clock. */
const FRAME_MS = 20;

test('a held key repeats by the clock, and a landed piece locks after half a second', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  await page.keyboard.down('ArrowDown');
  await page.clock.runFor(DOWN_MS + LOCK_MS - 10);
  await game.expectAnnouncement('First: J. Next: O');
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  await page.clock.runFor(20);
  await game.expectNext('S', 'T', 'L', 'Z', 'I');
  await game.expectAnnouncement('J placed. Score: 0. Next: S');
});

test('TET17 a pause hides the field and stops the time; it is counted down with the field to be seen', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  const before = await game.readCanvas();
  await game.press('p');
  await expect(game.resume).toBeFocused();
  expect(await game.readCanvas()).not.toBe(before);
  await page.clock.runFor(60_000);
  await game.press('Enter');
  await expect(game.pauseOverlay).toHaveCount(0);
  await page.clock.runFor(FRAME_MS);
  await expect(game.field).toBeFocused();
  expect(await game.readCanvas()).toBe(before);
  for (const count of ['3', '2', '1']) {
    await expect(game.countdown).toHaveText(count);
    await game.press('Space');
    await page.clock.runFor(SECOND_MS);
  }
  await expect(game.countdown).toHaveCount(0);
  await game.expectNext('O', 'S', 'T', 'L', 'Z');
  expect(await game.readCanvas()).toBe(before);
  // After the countdown, the piece falls again.
  await page.clock.runFor(SECOND_MS);
  expect(await game.readCanvas()).not.toBe(before);
  await game.press('Escape');
  await expect(game.resume).toBeVisible();
});

test('TET7 a key that comes up while Control is down does not act any more', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  await page.keyboard.down('a');
  await page.keyboard.down('Control');
  await page.keyboard.up('a');
  await page.keyboard.up('Control');
  await page.clock.runFor(FRAME_MS);
  const before = await game.readCanvas();
  await page.clock.runFor(DELAY_MS + 2 * REPEAT_MS);
  expect(await game.readCanvas()).toBe(before);
});

test('TET17 a key that comes up while it is counted down does not act any more', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  await page.keyboard.down('ArrowLeft');
  await page.clock.runFor(DELAY_MS + REPEAT_MS - 1);
  const before = await game.readCanvas();
  await game.press('p');
  await expect(game.resume).toBeFocused();
  await game.press('Enter');
  await page.clock.runFor(FRAME_MS);
  await expect(game.field).toBeFocused();
  await page.keyboard.up('ArrowLeft');
  await page.clock.runFor(3000 + 2 * REPEAT_MS);
  await expect(game.countdown).toHaveCount(0);
  expect(await game.readCanvas()).toBe(before);
  // The next key press works at once.
  await game.press('ArrowLeft');
  expect(await game.readCanvas()).not.toBe(before);
});

/** Moves that clear one row: 40 points. */
const FORTY_POINTS = 'lllllDlDllDhcccrDhrrrDcrrrrD';

test('a game is saved like any other: after a reload it waits, paused, where it was', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.button('Start').click();
  await game.playByKeys(FORTY_POINTS);
  await page.clock.runFor(1000);
  const next = await game.nextPieces.allInnerTexts();
  await reload(page);
  await game.focusBoard();
  await expect(game.pauseOverlay).toBeVisible();
  await game.expectFigure('Score', 40);
  await game.expectNext(...next);
});

test('TET7 a held key repeats as its player has set it, and a reload replays the game like that', async ({ page }) => {
  const game = await TetrisPage.open(page);
  await game.openMoreDialog();
  await game.moreDialog.getByLabel(/\(DAS\)/).selectOption('100 ms');
  await game.moreDialog.getByLabel(/\(ARR\)/).selectOption('0 ms (instant)');
  await game.closeMoreDialog();
  await game.button('Start').click();
  await page.keyboard.down('ArrowLeft');
  await page.clock.runFor(100 + FRAME_MS);
  await page.keyboard.up('ArrowLeft');
  const atWall = await game.readCanvas();
  await game.press('ArrowLeft');
  expect(await game.readCanvas()).toBe(atWall);
  await page.clock.runFor(SECOND_MS);
  const before = await game.readCanvas();
  expect(before).not.toBe(atWall);
  await reload(page);
  await game.focusBoard();
  await game.resume.click();
  await expect(game.pauseOverlay).toHaveCount(0);
  expect(await game.readCanvas()).toBe(before);
});
