// Tests the stage around every mini game: pausing, resuming, sheets and keyboard focus.
import type { Page } from '@playwright/test';
import { MemoryPage } from '#tests/games/memory/page-object.ts';
import { PuzzlePage } from '#tests/games/puzzle/page-object.ts';
import { SnakePage } from '#tests/games/snake/page-object.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';
import { findViolations } from '#tests/e2e/support/accessibility.ts';
import { ARROW_KEYS, getButton } from '#tests/e2e/support/arcade/first-move.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';
import { scrollTo } from '#tests/e2e/support/scrolling.ts';

const MINUTE_MS = 60_000;

/** Starts Snake and moves one step. The next step eats the food; without a turn, the snake soon hits the wall. */
async function startSnake(page: Page, path?: string): Promise<SnakePage> {
  const game = await SnakePage.open(page, undefined, path);
  await game.button('Start').click();
  await game.tick(1);
  return game;
}

/** Lets a long time pass, to prove that nothing happens behind the pause overlay. */
async function expectPaused(game: SnakePage): Promise<void> {
  await expect(game.pauseOverlay).toBeVisible();
  await game.tick(100);
  await game.expectLabel('Score: 0');
}

/** Expects 3, 2, 1, and then a whole step before the next one. */
async function expectResumed(game: SnakePage): Promise<void> {
  await game.expectFocusOnBoard();
  await game.runCountdown();
  await game.page.clock.runFor(149);
  await game.expectLabel('Score: 0');
  await game.page.clock.runFor(1);
  await game.expectLabel('Score: 10');
}

test('dialogs, search, menu and a board out of sight hold a game by the clock, which then counts 3, 2, 1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = await startSnake(page);

  const closeAndResume = async () => {
    await page.keyboard.press('Escape');
    await expectPaused(game);
    await game.resume.click();
  };
  const obstructions = [
    [() => page.keyboard.press('?'), () => page.keyboard.press('Escape')],
    [() => page.getByRole('banner').getByRole('button', { name: 'Search games' }).click(), closeAndResume],
    [() => page.getByRole('button', { name: 'Open menu' }).click(), closeAndResume],
  ] as const;
  for (const [show, dismiss] of obstructions) {
    await show();
    await expectPaused(game);
    await dismiss();
    await game.runCountdown();
  }
  const stage = page.locator('[data-stage]');
  await scrollTo(page, await stage.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY - 120));
  await expectPaused(game);
  await expect(stage).toBeInViewport();
  await game.resume.click();
  await expectResumed(game);
});

test('P, Escape, Space and the button in the toolbar pause a game by the clock, and each of them resumes it', async ({ page }) => {
  const game = await startSnake(page);
  await page.clock.runFor(100);
  const pressKeys = ['p', 'Escape', 'Space'].map((key) => () => page.keyboard.press(key));
  for (const toggle of [...pressKeys, () => game.tool('Pause').or(game.tool('Resume')).click()]) {
    await toggle();
    await expectPaused(game);
    await toggle();
    await game.expectFocusOnBoard();
    await game.runCountdown();
  }
  // Escape works during the countdown, too, and keys pressed in it make no moves.
  await page.keyboard.press('Escape');
  await game.resume.click();
  await page.clock.runFor(1000);
  for (const key of ['ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expectPaused(game);
  await page.keyboard.press('Escape');
  await expectResumed(game);
});

test('a game by the clock that is left for another one, or by a reload, waits where it was', async ({ page }) => {
  const game = await startSnake(page, '/play');
  const other = new TicTacToePage(page);
  await other.tile.click();
  await expect(other.cell(1)).toBeVisible();
  await game.tick(100);
  await game.tile.click();
  await expectPaused(game);

  await page.clock.resume(); // loading a page needs a running clock
  await reload(page);
  await game.focusBoard();
  await expect(game.resume).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await expectPaused(game);
  await game.resume.click();
  await expectResumed(game);
});

test('the keys are on the board after a result, a new game and both answers to a question', async ({ page }) => {
  await page.clock.install();
  const marks = await TicTacToePage.open(page, '/play');
  await marks.mark(1, 4, 2, 5, 3);
  await marks.waitForResult();
  await marks.button('Look at the board').press('Enter');
  await marks.expectFocusOnBoard();
  await marks.tool('Undo').click();
  await marks.mark(3);
  await marks.playAgain('Enter');
  await marks.expectFocusOnBoard();
  await page.keyboard.press('5');
  await marks.expectCell(5, 'X');

  const memory = new MemoryPage(page);
  await memory.focusBoard();
  await memory.turn(6);
  await memory.tool('New Game').press('Enter'); // unasked, as little is lost
  await memory.expectAllFaceDown();
  await memory.turn(6);
  await page.clock.fastForward(MINUTE_MS);
  await memory.tool('New Game').press('Enter');
  // The initial focus is on the answer that keeps the game.
  await expect(memory.newGameDialog.getByRole('button', { name: 'Keep Playing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await memory.expectFocusOnBoard();
  await expect(memory.card(6)).not.toHaveAccessibleName(/face down/);
  await memory.tool('New Game').click();
  await memory.newGameDialog.getByRole('button', { name: 'New Game' }).press('Enter');
  await memory.expectFocusOnBoard();
  await memory.expectAllFaceDown();
  await page.keyboard.press('Enter');
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key); // pauses, resumes
  await memory.expectFocusOnBoard();
});

test('the same deal starts again, by the question about a new game or by the sheet', async ({ page }) => {
  await page.clock.install();
  const game = new PuzzlePage(page); // with a random deal
  await game.visit();
  const readTiles = async () =>
    (await game.board.getByRole('button').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toSorted();
  const dealt = await readTiles();
  const RESTART = 'Restart This Puzzle';
  const restart = game.moreDialog.getByRole('button', { name: RESTART });
  await game.openMoreDialog();
  await expect(restart).toBeDisabled(); // nothing has been played yet
  await game.closeMoreDialog();
  for (const ask of [
    async () => {
      await page.clock.fastForward(MINUTE_MS);
      await game.tool('New Game').click();
      await game.newGameDialog.getByRole('button', { name: RESTART }).click();
    },
    async () => {
      await game.openMoreDialog();
      await restart.click();
      await getButton(page.getByRole('dialog', { name: `${RESTART}?` }), 'Restart').click();
    },
  ]) {
    for (const key of ARROW_KEYS) await page.keyboard.press(key);
    await expect(game.figure('Moves')).not.toHaveText('Moves: 0');
    await ask();
    await expect(game.moreDialog).toBeHidden();
    await game.expectMoves(0);
    await game.expectFocusOnBoard();
    expect(await readTiles()).toEqual(dealt);
  }
});

test('a sheet that does not arrive leaves the game its keys and comes at the next try', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  const game = await TicTacToePage.open(page);
  const sheets = [getScript('app/game-kit/stage/key-help-dialog.tsx'), getScript('app/game-kit/stage/more-dialog.tsx')];
  for (const sheet of sheets) await page.route(sheet, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await page.keyboard.press('?');
  await missed;
  await page.keyboard.press('ArrowRight');
  await expect(game.cell(2)).toBeFocused();
  await game.tool('More').click();
  await expect(game.panel.getByRole('alert')).toBeVisible();

  for (const sheet of sheets) await page.unroute(sheet);
  const { promise: released, resolve: releaseSheet } = Promise.withResolvers<void>();
  await page.route(sheets[0] ?? '', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(sheets[0] ?? '');
  await page.keyboard.press('?');
  await requested;
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(sheets[0] ?? '');
  releaseSheet();
  await arrived;
  await page.keyboard.press('ArrowLeft');
  await expect(game.cell(1)).toBeFocused();

  await game.tool('More').click();
  await game.openMoreDialog();
  await game.closeMoreDialog();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys for Tic Tac Toe' });
  await expect(keys.getByRole('row').last()).toContainText('?');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await game.expectFocusOnBoard();
});

test('a wide window shows no pad before the player wants one, and its keys in the sheet behind the board alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/play/tetris');
  const stage = page.locator('[data-stage]');
  const drop = stage.getByRole('button', { name: 'Hard drop' });
  await expect(drop).toBeHidden();
  await stage.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(drop).toBeVisible();
  await expect(page.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(stage.locator(':has([data-board]) ~ dialog kbd').first()).toBeVisible();
});
