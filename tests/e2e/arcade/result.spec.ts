// Tests the result panel: it ignores presses that were meant for the game, and leads to the next one.
import type { Page } from '@playwright/test';
import { ColorMatchPage } from '#tests/page-objects/color-match.page-object.ts';
import { HangmanPage, WORD } from '#tests/page-objects/hangman.page-object.ts';
import { READY_AFTER_MS } from '#app/game-kit/stage/result/press-guard.ts';
import { TetrisPage } from '#tests/page-objects/tetris.page-object.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';
import { selectAndResumeGame, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { createFinishedSaves } from '#tests/e2e/support/arcade/create-saves.ts';
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { getCenter } from '#tests/e2e/support/touch.ts';

/** The interval between the taps of a fast player. */
const TAP_MS = 250;
const TAPS_AFTER_END = 12;

/** Taps the same point at a fast pace until the game ends, and then some more times. */
async function tapPastEnd(game: TetrisPage | ColorMatchPage, tap: () => Promise<void>): Promise<void> {
  const isOver = async () => (await game.status.innerText()).startsWith('Game Over!');
  while (!(await isOver())) {
    await tap();
    await game.page.clock.runFor(TAP_MS);
  }
  await expect(game.result).toBeVisible();
  for (let taps = 0; taps < TAPS_AFTER_END; taps += 1) {
    await tap();
    await game.page.clock.runFor(TAP_MS);
    await expect(game.result).toBeVisible();
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('hard drop tapped on after the game is over never presses Play Again; a fresh tap does', async ({ page }) => {
    const game = await TetrisPage.open(page, 'Step by step');
    await game.button('Start').tap();
    const { x, y } = await getCenter(game.button('Hard drop'));
    await game.field.focus();
    await tapPastEnd(game, () => page.touchscreen.tap(x, y));
    await expect(game.field).toBeFocused(); // so that the keys start the next game
    await game.playAgain('tap');
    await expect(game.button('Start')).toBeHidden();
  });
});

test('after the end R starts the next game, and its clock, wherever the focus is in the stage; the answer keys do not', async ({
  page,
}) => {
  const game = await ColorMatchPage.open(page);
  await game.button('Start').click();
  await game.advanceClock(30_000);
  await game.waitForResult();
  await page.keyboard.press('ArrowRight');
  await expect(game.result).toBeVisible();
  await game.tool('More').focus();
  await page.keyboard.press('r');
  await game.expectFocusOnBoard();
  await expect(game.prompt).toBeVisible();
  await game.advanceClock(1000);
  await game.expectFigures({ Score: 0, Time: 29 });
});

/** Wins a game of Hangman with a key that is still held down. The clock is paused. */
async function winWithHeldKey(page: Page): Promise<HangmanPage> {
  await page.clock.install();
  const game = await HangmanPage.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.key('Z').focus();
  await page.keyboard.type(WORD.slice(0, -1).toLowerCase());
  await page.keyboard.down(WORD.slice(-1).toLowerCase());
  await expect(game.result).toBeVisible();
  return game;
}

test('a key that goes down too early starts no game, however long it is held', async ({ page }) => {
  const game = await winWithHeldKey(page);
  await page.keyboard.up(WORD.slice(-1).toLowerCase());
  await game.button('Play Again').focus();
  await page.clock.runFor(READY_AFTER_MS - 1);
  for (let repeats = 0; repeats < 3; repeats += 1) {
    await page.keyboard.down('Enter');
    await page.clock.runFor(1000);
  }
  await page.keyboard.up('Enter');
  await expect(game.status).toHaveText('You Won!');
  await game.playAgain('Enter');
  await expect(game.status).toHaveText('6 lives left');
});

/** Clicks Play Again by script once in every result, as soon as it appears, as assistive technology does without a pointer. */
function pressPlayAgainImmediately(): void {
  let pressed: Element | undefined;
  new MutationObserver(() => {
    const result = document.querySelector('[aria-label="Result"]') ?? undefined;
    if (result && result !== pressed)
      [...result.querySelectorAll('button')].find((button) => /Play Again/.test(button.textContent))?.click();
    pressed = result;
  }).observe(document, { childList: true, subtree: true });
}

test('no result takes a press of its first moment', async ({ page }) => {
  await seedStorage(page, await createFinishedSaves());
  await page.addInitScript(pressPlayAgainImmediately);
  await open(page, '/play');
  for (const { title } of SAMPLE_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const again = panel.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Play Again' });
    await expect(again, title).toBeEnabled();
    await again.click();
    await expect(again, title).toHaveCount(0);
  }
});

test('a result leads on to the next game', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.mark(1, 4, 2, 5, 3);
  await game.result.getByRole('link', { name: 'Try Memory next' }).click();
  await expect(page).toHaveURL('/play/memory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Memory/);
});
