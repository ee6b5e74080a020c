// Tests the service worker: the arcade offline, and updates to a new release.

import { content, expect, getHeading, LIVE_GAME, open, skipWithout } from '#tests/e2e/support/fixtures.ts';
import { ALL_GAMES } from '#tests/e2e/support/arcade/arcade.ts';
import { checkForUpdate, MISMATCHED_ENTRY, openAndPrecache, test } from '#tests/e2e/support/release-fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { OFFLINE_PATH, WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { TODAY_PATH } from '#app/content/paths.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import { createGamePath } from '#app/content/paths.ts';
import { TicTacToePage } from '#tests/games/tic-tac-toe/page-object.ts';
import { bundleScript } from '../../../tools/build/lib/bundle-script.ts';

/** A precache entry that must fail: a missing file. */
const MISSING_ENTRY = '{"revision":null,"url":"/assets/gone.js"}';

test('in a tunnel all games play and are kept, and other pages come as they were or say why not', async ({ page, release, pageErrors }) => {
  test.slow();
  pageErrors.allow(/ERR_/, /Failed to fetch/);
  await openAndPrecache(page, '/');
  await open(page, '/contact');
  await release.stop();

  for (const { id, title, play, locateEffect } of ALL_GAMES) {
    await open(page, `/play/${id}?from=tunnel`);
    const stage = page.getByRole('region', { name: title, exact: true });
    await stage.getByRole('toolbar').waitFor();
    await play(stage, page);
    await expect(locateEffect(stage), title).toBeVisible();
  }
  await open(page, '/play/tic-tac-toe');
  await expect(page.getByRole('button', { name: 'Row 1, column 1, X' })).toBeVisible();
  await open(page, '/play/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/play/statistics'));
  const countEmptyImages = () =>
    page.evaluate(() => Array.from(document.images).filter((image) => image.complete && image.naturalWidth === 0).length);
  await expect.poll(countEmptyImages).toBe(0);

  for (const path of ['/play/2048/?from=tunnel', '/Play/2048']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: '2048', exact: true }).getByRole('toolbar')).toBeVisible();
  }
  // A link leads where the typed address does: to a stored page, or to the one that says why there is none.
  const footer = page.getByRole('contentinfo');
  const [game = ''] = FOOTER_GAMES.map(createGamePath);
  for (const [path, heading] of Object.entries({ '/contact': getHeading('/contact'), [game]: content.offline.heading })) {
    await open(page, '/play/2048');
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('main').getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('region', { name: 'Memory', exact: true }).getByRole('toolbar')).toBeVisible();

  await release.serve();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/privacy-policy'));
});

test('stored pages wait for no network, and midnight brings the next boards', async ({ page, release, pageErrors }) => {
  skipWithout('/play/wordle/daily');
  pageErrors.allow(/ERR_/, /Failed to fetch/);
  await page.clock.install({ time: new Date('2026-11-22T23:58:00-08:00') });
  await openAndPrecache(page, '/');
  release.requestedPaths.length = 0;
  const paths = ['/', '/play/sudoku', '/about-us'];
  for (const path of paths) await open(page, path);
  expect(release.requestedPaths.filter((path) => paths.includes(path))).toEqual(['/about-us']);

  await release.stop('silent');
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
  await page.clock.runFor(5 * 60_000);
  await page.getByRole('button', { name: 'Play Today' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(`No. 23, 0 of ${getDailySet(23).length} done`);
  await expect(first).toHaveCount(0);
});

test('pages open offline whatever the query, none is stored, and a cache that fails is no worse than none', async ({
  page,
  context,
  release,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_/, /Failed to fetch/);
  await openAndPrecache(page, '/');
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
  await open(page, '/contact?from=tunnel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/contact'));
  await open(page, `/search?q=${LIVE_GAME.heading}`);
  await expect(page.getByRole('main').getByRole('link', { name: LIVE_GAME.heading }).first()).toBeVisible();

  await release.serve();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new Error('The disk is broken'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, has: fail });
  });
  for (const path of ['/', '/play/sudoku', '/Play/Sudoku', '/about-us']) await open(page, path);
  await page.goto(OFFLINE_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.offline.heading);
});

test('an open tab hears once of a new version, keeps its game, and takes it over when its visitor likes', async ({ page, release }) => {
  await openAndPrecache(page, '/play/tic-tac-toe');
  await page.reload();
  await hydrateNow(page);
  const game = new TicTacToePage(page);
  await game.focusBoard();
  await game.mark(1, 5);
  const news = page.getByText('An update is ready');
  await release.deploy({ [WORKER_PATH]: (worker) => `${worker}\n// 2` });
  expect(await checkForUpdate(page)).toBe('installed');
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(news).toHaveCount(0);
  await game.mark(9);
  expect(await checkForUpdate(page)).toBe('installed');
  await expect(news).toHaveCount(0);

  await page.reload();
  await hydrateNow(page);
  await expect(news).toBeVisible();
  const taken = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await taken;
  await hydrateNow(page);
  await game.expectMarks(3);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
});

test('a broken release replaces nothing, and one without a worker leaves nothing', async ({ page, context, release, pageErrors }) => {
  pageErrors.allow(/integrity|ERR_|404 for .*gone/);
  await openAndPrecache(page, '/play');
  for (const entry of [MISSING_ENTRY, MISMATCHED_ENTRY]) {
    await release.deploy({ [WORKER_PATH]: (worker) => worker.replace('[{', `[${entry},{`) });
    expect(await checkForUpdate(page)).toBe('redundant');
  }
  // The browser may stop and restart a worker at any time.
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await release.stop();
  await open(page, '/play/sudoku');
  await expect(page.getByRole('toolbar')).toBeVisible();

  await release.serve();
  const farewell = await bundleScript('app/service-worker/self-destroying-worker.ts');
  await release.deploy({ [WORKER_PATH]: () => farewell });
  await page.goto('/robots.txt'); // a file that does not register a worker
  const listRemains = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope), ...(await caches.keys())]);
  await expect.poll(listRemains).toEqual([]);
});

test('a device without room plays by the network', async ({ page, context, release }) => {
  skipWithout('offline');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: release.origin, quotaSize: 1000 });
  await open(page, '/play/sudoku');
  const install = async (path: string) => {
    const { installing } = await navigator.serviceWorker.register(path);
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve));
    return installing?.state;
  };
  expect(await page.evaluate(install, WORKER_PATH)).toBe('redundant');
  await open(page, '/play/tic-tac-toe');
  await page.getByRole('button', { name: 'Row 2, column 2, empty' }).click();
  await expect(page.getByRole('button', { name: 'Row 2, column 2, X' })).toBeVisible();
  await open(page, '/play/sudoku');
  await expect(page.getByRole('toolbar')).toBeVisible();
});
