// Monkey test of sample pages and games: no errors, home stays reachable, and no memory leaks.
import type { CDPSession, Page } from '@playwright/test';
import { createPlayPath } from '#app/content/paths/play-path.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import { ALL_GAMES, getPanel, SAMPLE_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

/** For a longer run: `MONKEY_STEPS=10000 MONKEY_SEED=7 npx playwright test monkey`. */
const STEPS = Number(process.env['MONKEY_STEPS'] ?? 300);
const SEED = Number(process.env['MONKEY_SEED'] ?? 2026);
/** Pages with forms, dialogs, a gallery and a search, and the sample games. */
const PATHS = ['/', '/games/solitaire-go', '/contact', '/search', '/play', ...SAMPLE_GAMES.map(({ id }) => createPlayPath(id))];
const STEPS_PER_PAGE = Math.ceil(STEPS / PATHS.length);
const KEYS =
  'Tab Tab Shift+Tab Enter Enter Space Escape Home End Backspace ArrowUp ArrowRight ArrowDown ArrowLeft Control+z a d e s h p 1 5 9'.split(
    ' ',
  );
const MS_PER_STEP = 250; // on a busy machine

/** Nodes or listeners that a round through all games may leave. A leaked game view would be more. */
const MAX_RETAINED = 20;

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
  pageErrors.allow(/Transition was (skipped|aborted)/, /signal is aborted without reason/);
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}));
  context.on('page', (other) => other !== page && void other.close().catch(() => {}));
  page.on('download', (download) => void download.cancel().catch(() => {}));
});

async function expectHomeReachable(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
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

interface RetainedCounts {
  readonly nodes: number; // including detached ones
  readonly jsEventListeners: number;
}

/** DOM nodes and listeners in memory, after collecting garbage until the number stops falling. */
async function countRetained(session: CDPSession): Promise<RetainedCounts> {
  for (let before = Infinity; ;) {
    await session.send('HeapProfiler.collectGarbage');
    const found = await session.send('Memory.getDOMCounters');
    if (found.nodes >= before) return found;
    before = found.nodes;
  }
}

test('no change of game and page leaves anything behind', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await open(page, '/');
  /** Opens all games, then another page, and returns. */
  async function visitAllGames(): Promise<RetainedCounts> {
    for (const { title } of ALL_GAMES) {
      await page.getByRole('tab', { name: title, exact: true }).click();
      await getPanel(page, title).getByRole('toolbar').waitFor();
    }
    await main.getByRole('link', { name: 'Our Games' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Games');
    await main.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Unforgettable/);
    return countRetained(session);
  }
  await visitAllGames(); // loads every chunk and page
  const before = await visitAllGames();
  await visitAllGames();
  // React releases what it replaced only with its next update, so poll: a real leak never goes away.
  const countLeaked = async () => {
    const after = await countRetained(session);
    return Math.max(after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(countLeaked, { message: 'nodes or listeners', timeout: 15_000 }).toBeLessThan(MAX_RETAINED);
});
