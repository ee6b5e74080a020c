// Tests a release that cannot be installed, and one that has no service worker.
import type { Page } from '@playwright/test';
import { expect, open } from '#tests/e2e/support/fixtures.ts';
import { checkForUpdate, installWorker, test } from '#tests/e2e/support/release-fixtures.ts';
import { parseRecords, RECORDS_KEY } from '#app/web-vitals/records.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { bundleScript } from '../../../tools/build/lib/bundle-script.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ precachedPage: '/play/statistics' });

/** Precache entries that must fail: a missing file, and one that does not match its hash. */
const BROKEN_ENTRIES = [
  '{"revision":null,"url":"/assets/gone.js"}',
  `{"revision":"2","url":"/robots.txt","integrity":"sha256-${'A'.repeat(43)}="}`,
];

/** Counts the updates that failed, as the device has stored them. */
async function countFailures(page: Page): Promise<number> {
  const text = await page.evaluate((key) => localStorage.getItem(key), RECORDS_KEY);
  return parseRecords(text).filter(({ name }) => name === 'worker_failure').length;
}

const listCaches = (page: Page) => page.evaluate(() => caches.keys());

test('a broken release replaces nothing, after three failures pages come from the network until all is well, and one without a worker leaves nothing', async ({
  page,
  context,
  release,
  pageErrors,
}) => {
  pageErrors.allow(/integrity|ERR_|404 .*(gone|worker)\.js/);
  await installWorker(page);
  for (const entry of BROKEN_ENTRIES) {
    await release.deploy({ [WORKER_PATH]: (worker) => worker.replace('[{', `[${entry},{`) });
    expect(await checkForUpdate(page)).toBe('redundant');
  }
  // The browser may stop and restart a worker at any time.
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await release.stop();
  await open(page, '/play/statistics');

  await release.serve();
  for (const visit of [1, 2, 3]) {
    await open(page, '/play/statistics');
    await expect.poll(() => countFailures(page)).toBeGreaterThanOrEqual(visit);
  }
  await expect.poll(() => listCaches(page)).toContain('network-first');
  release.requestedPaths.length = 0;
  await open(page, '/play/statistics');
  expect(release.requestedPaths).toContain('/play/statistics');
  // The next page must not find this installation still going on.
  await expect.poll(() => countFailures(page)).toBeGreaterThanOrEqual(4);

  await release.rollBack();
  await open(page, '/play/statistics');
  await expect.poll(() => listCaches(page)).not.toContain('network-first');

  // The same without the script of the worker, and without its caches.
  await release.deploy({ [WORKER_PATH]: null, 'play/statistics.html': (text) => `${text}<!-- the next release -->` });
  await open(page, '/play/statistics');
  await expect.poll(() => listCaches(page)).toContain('network-first');
  const response = await open(page, '/play/statistics');
  expect(await response?.text()).toContain('<!-- the next release -->');
  await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));
  await open(page, '/play/statistics');

  const farewell = await bundleScript('app/service-worker/self-destroying-worker.ts');
  await release.deploy({ [WORKER_PATH]: () => farewell });
  await page.goto('/robots.txt'); // a file that does not register a worker
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const listRemains = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope), ...(await caches.keys())]);
  await expect.poll(listRemains, { intervals: [100] }).toEqual([]);
});
