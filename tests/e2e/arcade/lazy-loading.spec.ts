// Tests that a mini game loads when it gets near the viewport, and that turn-based games accept moves while off screen.
import { selectAndResumeGame, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { scrollTo } from '#tests/e2e/support/scrolling.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { TicTacToePage } from '#tests/page-objects/tic-tac-toe.page-object.ts';

test('the game is not fetched before its panel is near', async ({ page }) => {
  await open(page, '/');
  const game = new TicTacToePage(page);
  await expect(game.cell(1)).toBeHidden();
  await game.focusBoard();
  await game.mark(1);
  await game.expectCell(1, 'X');
});

test('nothing about a game of turns changes while it cannot be seen', async ({ page }) => {
  await open(page, '/');
  for (const { title, play } of SAMPLE_GAMES.filter(({ isTimed }) => !isTimed)) {
    const panel = await selectAndResumeGame(page, title);
    await play(panel, page);
    const board = panel.locator('[data-board]');
    const before = await board.ariaSnapshot();
    await scrollTo(page, 0);
    await expect(board, title).not.toBeInViewport();
    await expect(panel.locator('[data-pause-overlay]'), title).toHaveCount(0);
    expect.soft(await board.ariaSnapshot(), title).toBe(before);
  }
});

test('a cell that is pressed out of sight is played', async ({ page }) => {
  const game = await TicTacToePage.open(page, '/');
  await game.mark(1);
  await scrollTo(page, 0);
  await expect(game.cell(1)).not.toBeInViewport();
  await game.cell(2).dispatchEvent('click');
  await game.expectCell(2, 'O');
});

test('a busy browser that reports leaving and coming back in one go leaves the game playable', async ({ page }) => {
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          held.push(...entries);
          if (!held.at(-1)?.isIntersecting) return;
          const batch = held;
          held = [];
          callback(batch, observer);
        }, options);
      }
    };
  });
  const game = await TicTacToePage.open(page, '/');
  await game.mark(1);
  await scrollTo(page, 0);
  await game.focusBoard();
  await game.mark(2);
  await game.expectCell(2, 'O');
});
