// A mini game wakes when it comes into sight, stands still out of sight, and goes on by itself.
import { scrollTo } from '#e2e/support/scrolling.ts';
import { expect, open, test } from '#e2e/support/site.ts';
import { TicTacToe } from '#app/mini-games/tic-tac-toe/page.ts';

test('the game is not fetched before its panel is near', async ({ page }) => {
  await open(page, '/');
  const game = new TicTacToe(page);
  await expect(game.cell(1)).toBeHidden();
  await game.wake();
  await game.mark(1);
  await game.expectCell(1, 'X');
});

test('a game that left the screen goes on when it is back', async ({ page }) => {
  const game = await TicTacToe.open(page);
  await game.mark(1);
  await scrollTo(page, 0);
  await expect(game.cell(2)).toBeDisabled();
  await game.wake();
  await game.mark(2);
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
  const game = await TicTacToe.open(page);
  await game.mark(1);
  await scrollTo(page, 0);
  await game.wake();
  await game.mark(2);
  await game.expectCell(2, 'O');
});
