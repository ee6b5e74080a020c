// A monkey on every page and in every game: nothing goes wrong, there is always a way home, and no memory leaks.
import type { CDPSession, Page } from '@playwright/test';
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { chooseAwake, GAMES_TRIED } from '#e2e/support/arcade.ts';
import { Monkey } from '#e2e/support/monkey.ts';
import { expect, open, test } from '#e2e/support/site.ts';

/** `npm run monkey` sets thousands. */
const STEPS = Number(process.env['MONKEY_STEPS'] ?? 300);
const SEED = Number(process.env['MONKEY_SEED'] ?? 2026);
/** Two thirds go to the games. */
const STEPS_A_GAME = Math.ceil((STEPS * 2) / 3 / GAMES_TRIED.length);
const STEPS_A_PAGE = Math.ceil(STEPS / 3 / ADDRESSES.length);
const MS_A_STEP = 250; // on a busy machine

const FEW_CHANGES = 10;
const MANY_CHANGES = 50;
/** How much forty more changes may leave behind, in bytes; one game's view and chunk is more than this. */
const MOST_GROWTH = 1_500_000;

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 + STEPS * MS_A_STEP });

// Alerts are answered, other windows closed, downloads and emails ignored.
test.beforeEach(async ({ page, context, baseURL, troubles }) => {
  // A link that leaves the site leads nowhere, and nothing waits for it; embedded pages are empty.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
    (route, request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame() ? route.abort('aborted') : route.fulfill({ status: 204 }),
  );
  // A navigation that overtakes another cuts its transition and its fetch short; the browser and the router say so.
  troubles.allow(/Transition was (skipped|aborted)/, /signal is aborted without reason/);
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}));
  context.on('page', (other) => other !== page && void other.close().catch(() => {}));
  page.on('download', (download) => void download.cancel().catch(() => {}));
});

async function expectWayHome(page: Page, what: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page, what).toHaveURL(/\/(#.*)?$/);
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
}

test(`a monkey of ${STEPS_A_PAGE} steps a page, seed ${SEED}, always finds home`, async ({ page }) => {
  const monkey = new Monkey(page, SEED);
  for (const { path } of ADDRESSES) {
    await open(page, path);
    await monkey.play(STEPS_A_PAGE);
    await expectWayHome(page, `from ${path}, seed ${SEED}`);
  }
});

test(`a monkey of ${STEPS_A_GAME} steps a game, seed ${SEED}, breaks none`, async ({ page }) => {
  const monkey = new Monkey(page, SEED);
  await open(page, '/');
  // Keys can lead out of a game; here they stay on its page.
  await page.evaluate(() => {
    for (const type of ['click', 'submit'])
      window.addEventListener(
        type,
        (event) => {
          const target = event.target as Element;
          if (target.closest('[role="tabpanel"]') || (type === 'click' && !target.closest('a'))) return;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true },
      );
  });
  for (const { title } of GAMES_TRIED) {
    const panel = await chooseAwake(page, title);
    await monkey.play(STEPS_A_GAME, panel.getByRole('toolbar').locator('xpath=..'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert'), `${title}, seed ${SEED}`).toHaveCount(0);
    await expect(page.getByRole('tab', { selected: true }), `${title}, seed ${SEED}`).toHaveCount(1);
  }
});

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('fifty changes of game and page leave no more behind than ten', async ({ page, context }, info) => {
  const session = await context.newCDPSession(page);
  await open(page, '/');
  /** From one game to the next, and after each round of games to another page and back. */
  async function change(from: number, to: number): Promise<void> {
    for (let count = from; count < to; count += 1) {
      if (count % 5 === 4) {
        const path = ['Our Games', 'About Us', 'Services', 'Contact'][Math.floor(count / 5) % 4] ?? '';
        const main = page.getByRole('navigation', { name: 'Main' });
        await main.getByRole('link', { name: path }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unforgettable/);
        await main.getByRole('link', { name: 'Home' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Unforgettable/);
      } else {
        await page
          .getByRole('tab')
          .nth(count % GAMES_TRIED.length)
          .click();
        await page.getByRole('tabpanel').getByRole('toolbar').waitFor();
      }
    }
  }
  // Every chunk and page is loaded once before anything is compared.
  for (const { title } of GAMES_TRIED) await page.getByRole('tab', { name: title, exact: true }).click();
  await change(0, FEW_CHANGES);
  const few = await heapBytes(session);
  await change(FEW_CHANGES, MANY_CHANGES);
  const many = await heapBytes(session);
  info.annotations.push({ type: 'heap', description: `${few} bytes after ${FEW_CHANGES} changes, ${many} after ${MANY_CHANGES}` });
  console.log(`Heap: ${few} bytes after ${FEW_CHANGES} changes, ${many} after ${MANY_CHANGES}`);
  expect(many - few, `${few} bytes after ${FEW_CHANGES} changes, ${many} after ${MANY_CHANGES}`).toBeLessThan(MOST_GROWTH);
});
