// Tests that a mini game loads when it gets near the viewport, and that turn-based games accept moves while off screen.
import { ARCADE_PATH, createPlayPath } from '#app/content/paths.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { scrollTo, waitForFrame } from '#tests/e2e/support/scrolling.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';
import { MemoryPage } from '#tests/games/memory/page-object.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';

test('a game comes when its panel is near, and takes a press out of sight but no pause', async ({ page }) => {
  await open(page, '/');
  const game = new TicTacToePage(page);
  for (let frame = 0; frame < 2; frame += 1) await waitForFrame(page); // what loads at once is asked for after the first
  const asked = page.waitForRequest(getScript('app/games/tic-tac-toe/game.ts'));
  await game.focusBoard();
  await asked;
  await game.mark(1);
  await scrollTo(page, 0);
  await expect(game.cell(1)).not.toBeInViewport();
  await game.cell(2).dispatchEvent('click');
  await game.expectCell(2, 'O');
  await expect(game.pauseOverlay).toHaveCount(0);
});

test('Tab finds a game that is loading, and the focus waits for its board or for the button to try again', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  const game = new MemoryPage(page);
  const script = getScript('app/games/memory/game.ts');
  const loading = game.panel.getByText('Loading Memory');
  const release = await holdRequests(page, script);
  await open(page, ARCADE_PATH);
  await game.tile.press('Enter');
  await page.keyboard.press('Tab'); // to the link beside the name
  await page.keyboard.press('Tab');
  await expect(loading).toBeFocused();
  release();
  await game.expectFocusOnBoard();

  await page.unroute(script);
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await failed;
    await route.fulfill({ status: 404, body: 'gone' });
  });
  await open(page, createPlayPath('memory'));
  await loading.focus();
  fail();
  await expect(game.button('Try Again')).toBeFocused();
  await page.unroute(script);
  await page.keyboard.press('Enter');
  await game.expectFocusOnBoard();
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
