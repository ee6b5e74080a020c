// Monkey test of sample pages and games: no errors, and home stays reachable. Runs weekly: `npx playwright test --project=random`.
import type { Page } from '@playwright/test';
import { createPlayPath } from '#app/content/paths.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import { SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, LIVE_GAME, open, test } from '#tests/e2e/support/fixtures.ts';

/** For a longer run: `MONKEY_STEPS=10000 MONKEY_SEED=7 npx playwright test --project=random`. */
const STEPS = Number(process.env['MONKEY_STEPS'] ?? 300);
const SEED = Number(process.env['MONKEY_SEED'] ?? 2026);
/** Pages with forms, dialogs, a gallery and a search, and the sample games. */
const PATHS = ['/', LIVE_GAME.path, '/contact', '/search', '/play', ...SAMPLE_GAMES.map(({ id }) => createPlayPath(id))];
const STEPS_PER_PAGE = Math.ceil(STEPS / PATHS.length);
const KEYS =
  'Tab Tab Shift+Tab Enter Enter Space Escape Home End Backspace ArrowUp ArrowRight ArrowDown ArrowLeft Control+z a d e s h p 1 5 9'.split(
    ' ',
  );
const MS_PER_STEP = 250; // on a busy machine

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 + STEPS_PER_PAGE * MS_PER_STEP });

// Dismisses dialogs, closes other windows and cancels downloads.
test.beforeEach(async ({ page, context, baseURL, pageErrors }) => {
  // Aborts navigation away from the site; all other foreign requests get an empty response.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
    (route, request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame() ? route.abort('aborted') : route.fulfill({ status: 204 }),
  );
  // The browser and the router report transitions and fetches that a newer navigation interrupts.
  pageErrors.allow(/Transition was aborted/, /signal is aborted without reason/);
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}));
  context.on('page', (other) => other !== page && void other.close().catch(() => {}));
  page.on('download', (download) => void download.cancel().catch(() => {}));
});

async function expectHomeReachable(page: Page): Promise<void> {
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(#.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Clicks, types and scrolls at random points of the window, as fast as possible. */
async function playMonkey(page: Page, roll: (sides: number) => number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (let step = 0; step < STEPS_PER_PAGE; step += 1) {
    const kind = roll(10);
    if (kind < 5) await page.mouse.click(roll(width), roll(height));
    else if (kind < 9) await page.keyboard.press(KEYS[roll(KEYS.length)] ?? 'Tab');
    else await page.mouse.wheel(0, roll(1000) - 250);
  }
}

for (const [index, path] of PATHS.entries()) {
  const seed = SEED + index;
  test(`${path}: a monkey of ${STEPS_PER_PAGE} steps, seed ${seed}, finds home`, async ({ page }) => {
    let rng = seed;
    const roll = (sides: number) => {
      const [value, next] = draw(rng, sides);
      rng = next;
      return value;
    };
    await open(page, path);
    await page.locator('[data-stage]').evaluateAll(([stage]) => stage?.scrollIntoView({ behavior: 'instant' }));
    await playMonkey(page, roll);
    await expectHomeReachable(page);
  });
}
