// Tests the stage around every mini game: pausing, resuming and keyboard focus.
import type { Page } from '@playwright/test';
import { MemoryPage } from '#tests/page-objects/memory.page-object.ts';
import { PuzzlePage } from '#tests/page-objects/puzzle.page-object.ts';
import { SnakePage } from '#tests/page-objects/snake.page-object.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';
import { selectAndResumeGame, ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

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

async function expectResumed(game: SnakePage): Promise<void> {
  await game.expectFocusOnBoard();
  await game.runCountdown();
  await game.expectLabel('Score: 0');
  await game.tick(1);
  await game.expectLabel('Score: 10');
}

/** What can cover a running game until the player dismisses it. */
const OBSTRUCTIONS: Record<
  string,
  { readonly show: (game: SnakePage) => Promise<void>; readonly dismiss: (game: SnakePage) => Promise<void> }
> = {
  'a question that is answered': {
    show: (game) => game.tool('New Game').click(),
    dismiss: (game) => game.newGameDialog.getByRole('button', { name: 'Keep Playing' }).click(),
  },
  'the sheet of keys': {
    async show({ page }) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: /^Keys for / })).toBeVisible();
    },
    dismiss: (game) => game.page.keyboard.press('Escape'),
  },
};

for (const [what, { show, dismiss }] of Object.entries(OBSTRUCTIONS)) {
  test(`${what} holds a game by the clock, which goes on after 3, 2, 1`, async ({ page }) => {
    const game = await startSnake(page);
    await show(game);
    await expectPaused(game);
    await dismiss(game);
    await expect(game.newGameDialog).toBeHidden();
    await expectResumed(game);
  });
}

test('a game by the clock whose board is out of sight waits for its player, though the stage is still to be seen', async ({ page }) => {
  const game = await startSnake(page);
  await game.page.locator('[data-stage]').evaluate((stage) => {
    window.scrollTo({ top: stage.getBoundingClientRect().bottom + window.scrollY - 120, behavior: 'instant' });
  });
  await expectPaused(game);
  await expect(game.page.locator('[data-stage]')).toBeInViewport();
  await game.resume.click();
  await expectResumed(game);
});

for (const [what, width, show] of [
  [
    'a search from the header',
    1280,
    async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click();
      await page.keyboard.type('spider');
    },
  ],
  ['the menu of a phone', 390, (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()],
] as const) {
  test(`${what} holds a game by the clock until its player resumes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const game = await startSnake(page);
    await show(page);
    await expectPaused(game);
    await page.keyboard.press('Escape');
    await expectPaused(game);
    await game.resume.click();
    await expectResumed(game);
  });
}

test('P, Escape and the button in the toolbar pause a game by the clock, and each of them resumes it', async ({ page }) => {
  const game = await startSnake(page);
  const ways = [
    () => page.keyboard.press('p'),
    () => page.keyboard.press('Escape'),
    () => game.tool('Pause').or(game.tool('Resume')).click(),
  ];
  for (const toggle of ways) {
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expectPaused(game);
  await page.keyboard.press('Escape');
  await expectResumed(game);
});

test('a game by the clock that is left for another one, or by a reload, waits where it was', async ({ page }) => {
  const game = await startSnake(page, '/play');
  const memory = new MemoryPage(page);
  await memory.tile.click();
  await expect(memory.card(1)).toBeVisible();
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

test('the keys are on the board after a result, a new game, and either answer to whether there should be one', async ({ page }) => {
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
  await marks.tool('Reset Game').click();
  await marks.expectFocusOnBoard();
  await page.keyboard.press('5');
  await marks.expectCell(5, 'X');

  const memory = new MemoryPage(page);
  await memory.focusBoard();
  await memory.turn(6);
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
  await expect(memory.button(/face down$/)).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(memory.resume).toBeFocused();
  await page.keyboard.press('Escape');
  await memory.expectFocusOnBoard();
});

test('the same deal starts again, by the question about a new game or by the sheet, and another one by New Game', async ({ page }) => {
  const game = new PuzzlePage(page); // with a random deal
  await game.visit();
  const readTiles = async () =>
    (await game.board.getByRole('button').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toSorted();
  const dealt = await readTiles();
  const RESTART = 'Restart This Puzzle';
  async function slide(): Promise<void> {
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(game.figure('Moves')).not.toHaveText('Moves: 0');
  }

  await game.openMoreDialog();
  await expect(game.moreDialog.getByRole('button', { name: RESTART })).toBeDisabled(); // nothing has been played yet
  await game.closeMoreDialog();
  await slide();
  await game.tool('New Game').click();
  await game.newGameDialog.getByRole('button', { name: RESTART }).click();
  await game.expectMoves(0);
  await game.expectFocusOnBoard();
  expect(await readTiles()).toEqual(dealt);

  await slide();
  await game.openMoreDialog();
  await game.moreDialog.getByRole('button', { name: RESTART }).click();
  const question = page.getByRole('dialog', { name: `${RESTART}?` });
  await question.getByRole('button', { name: 'Keep Playing' }).click();
  await expect(game.figure('Moves')).not.toHaveText('Moves: 0');
  await game.moreDialog.getByRole('button', { name: RESTART }).click();
  await question.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(game.moreDialog).toBeHidden();
  await game.expectMoves(0);
  await game.expectFocusOnBoard();
  expect(await readTiles()).toEqual(dealt);

  await slide();
  await game.tool('New Game').click();
  await game.newGameDialog.getByRole('button', { name: 'New Game' }).click();
  await game.expectMoves(0);
  expect(await readTiles()).not.toEqual(dealt);
});

test('a list of variants that is gone through by keys keeps them; one that is clicked gives them to the board', async ({ page }) => {
  const game = await TicTacToePage.open(page);
  await game.tool('Reset Game').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(game.variants).toBeFocused();
  for (const label of ['Computer, easy', 'Computer, medium']) {
    await page.keyboard.press('ArrowDown');
    await expect(game.variants.locator('option:checked')).toHaveText(label);
    await expect(game.variants).toBeFocused();
  }
  await game.cell(1).focus();
  await game.chooseVariant('Two players');
  await game.expectFocusOnBoard();
});

test('a sheet that does not arrive says so, and comes at the next try', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  const game = await TicTacToePage.open(page);
  const dialogs = '**/more-dialog-*.js';
  await page.route(dialogs, (route) => route.abort());
  await game.tool('More').click();
  await expect(game.panel.getByRole('alert')).toBeVisible();
  await page.unroute(dialogs);
  await game.tool('More').click();
  await game.openMoreDialog();
});

test('no board keeps two fingers from zooming the page', async ({ page }) => {
  await open(page, '/play');
  for (const { title } of ALL_GAMES) {
    const panel = await selectAndResumeGame(page, title);
    const keptFrom = await panel.locator('[data-field] *').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { touchAction } = getComputedStyle(part);
        return /auto|manipulation|pinch-zoom/.test(touchAction) ? [] : touchAction;
      }),
    );
    expect.soft(keptFrom, title).toEqual([]);
  }
});

test('beside the board, a wide window shows the keys, and no pad before the player wants one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/play/2048');
  const stage = page.locator('[data-stage]');
  await expect(stage.getByText('Arrow keys', { exact: true })).toBeInViewport({ ratio: 1 });
  const up = stage.getByRole('button', { name: 'Up' });
  await expect(up).toBeHidden();
  await stage.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(up).toBeVisible();
});
