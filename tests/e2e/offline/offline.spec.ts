// Tests the service worker without a network, without room and with a broken disk.
import type { Page } from '@playwright/test';
import { changeAddress, content, expect, getHeading, LIVE_GAME, open, skipWithout } from '#tests/e2e/support/fixtures.ts';
import { ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { installWorker, test } from '#tests/e2e/support/release-fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { createGamePath, TODAY_PATH } from '#app/content/paths.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';

/** Of the pages of all games, the files that cannot be had. */
const findMissingFiles = (page: Page) =>
  page.evaluate(
    async (paths) => {
      const answers = await Promise.all(paths.map((path) => fetch(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const files = new Set(texts.flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? []));
      const isMissing = (file: string) =>
        fetch(file).then(
          ({ ok }) => (ok ? [] : file),
          () => file,
        );
      return (await Promise.all([...files].map(isMissing))).flat();
    },
    ALL_GAMES.map(({ id }) => `/play/${id}`),
  );

test('in a tunnel all games play and are kept, and other pages come as they were or say why not; a cache that fails is no worse than none', async ({
  page,
  context,
  release,
  pageErrors,
}) => {
  test.slow();
  skipWithout('offline');
  pageErrors.allow(/ERR_/, /Failed to fetch/);
  await open(page, '/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ['/search?q=private', '/contact?subject=private']) await open(page, path);
  const listAddresses = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pages');
      const requests = await cache.keys();
      const responses = await Promise.all(requests.map((request) => cache.match(request)));
      return [...requests, ...responses].map((item) => item?.url ?? '');
    });
  await expect.poll(listAddresses).toEqual(expect.arrayContaining(['/search', '/contact'].map((path) => release.origin + path)));
  expect((await listAddresses()).filter((address) => address.includes('?'))).toEqual([]);
  await release.stop();

  await open(page, '/play/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/play/statistics'));
  const countEmptyImages = () =>
    page.evaluate(() => Array.from(document.images).filter((image) => image.complete && image.naturalWidth === 0).length);
  await expect.poll(countEmptyImages).toBe(0);
  expect(await findMissingFiles(page)).toEqual([]);
  for (const { id, title, play, locateEffect } of ALL_GAMES) {
    await changeAddress(page, `/play/${id}?from=tunnel`);
    const stage = page.getByRole('region', { name: title, exact: true });
    await stage.getByRole('toolbar').waitFor();
    await play(stage, page);
    await expect(locateEffect(stage), title).toBeVisible();
  }
  await open(page, '/play/tic-tac-toe');
  await expect(page.getByRole('button', { name: 'Row 1, column 1, X' })).toBeVisible();

  await open(page, '/Play/2048/?from=tunnel');
  await expect(page.getByRole('region', { name: '2048', exact: true }).getByRole('toolbar')).toBeVisible();
  // A link leads where the typed address does: to a stored page, or to the one that says why there is none.
  const footer = page.getByRole('contentinfo');
  const [game = ''] = FOOTER_GAMES.map(createGamePath);
  for (const [path, heading] of Object.entries({ '/contact': getHeading('/contact'), [game]: content.offline.heading })) {
    await hydrateNow(page);
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('main').getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('region', { name: 'Memory', exact: true }).getByRole('toolbar')).toBeVisible();
  await open(page, `/search?q=${LIVE_GAME.heading}`);
  await expect(page.getByRole('main').getByRole('link', { name: LIVE_GAME.heading }).first()).toBeVisible();

  await release.serve();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/privacy-policy'));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new Error('The disk is broken'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, has: fail });
  });
  for (const path of ['/', '/Play/Sudoku', '/about-us']) await open(page, path);
  await page.goto(OFFLINE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.offline.heading);
});

test('stored pages wait for no network, and midnight brings the next boards', async ({ page, context, release, pageErrors }) => {
  skipWithout('/play/wordle/daily');
  pageErrors.allow(/ERR_/, /Failed to fetch/);
  await page.clock.install({ time: new Date('2026-11-22T23:58:00-08:00') });
  await installWorker(page);
  release.requestedPaths.length = 0;
  const paths = ['/', '/play/sudoku', '/about-us'];
  for (const path of paths) await page.goto(path);
  expect(release.requestedPaths.filter((path) => paths.includes(path))).toEqual(['/about-us']);

  await release.stop('silent');
  const [worker] = context.serviceWorkers();
  // The worker gives up the network at once.
  await worker?.evaluate(() => {
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (run: () => void) => wait(run) });
  });
  for (const [path, heading] of Object.entries({ '/about-us': getHeading('/about-us'), '/play/sudoku': 'Sudoku' })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await open(page, TODAY_PATH);
  await page.getByRole('navigation', { name: 'Today' }).getByRole('link', { name: 'Wordle' }).click();
  const board = page.getByRole('region', { name: 'Daily Wordle' });
  const first = board.getByLabel(/^M, /).first();
  await board.getByRole('textbox', { name: 'Your guess' }).fill('MOUSE');
  await page.keyboard.press('Enter');
  await expect(first).toBeAttached();
  await page.clock.fastForward(5 * 60_000);
  await page.getByRole('button', { name: 'Play Today' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(`No. 23, 0 of ${getDailySet(23).length} done`);
  await expect(first).toHaveCount(0);
});

test('a device without room plays by the network', async ({ page, context, release }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: release.origin, quotaSize: 1000 });
  expect(await installWorker(page)).toBe('redundant');
  await open(page, '/play/tic-tac-toe');
  await page.getByRole('button', { name: 'Row 2, column 2, empty' }).click();
  await expect(page.getByRole('button', { name: 'Row 2, column 2, X' })).toBeVisible();
});
