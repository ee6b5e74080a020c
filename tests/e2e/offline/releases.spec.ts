// Tests what a release does to visitors of the one before: to open tabs, to the pages on their device, and when it is not whole.
import type { Page } from '@playwright/test';
import { expect, expectPage, getMainLink, open } from '#tests/e2e/support/fixtures.ts';
import { checkForUpdate, MISMATCHED_ENTRY, openAndPrecache, test } from '#tests/e2e/support/release-fixtures.ts';
import { parseRecords, RECORDS_KEY } from '#app/web-vitals/records.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';

const NEXT_RELEASE = 'f'.repeat(12);

const readRelease = (page: Page) => page.locator('meta[name="release"]').getAttribute('content').then(String);

/** Counts the updates that failed, as the device has stored them. */
async function countFailures(page: Page): Promise<number> {
  const text = await page.evaluate((key) => localStorage.getItem(key), RECORDS_KEY);
  return parseRecords(text).filter(({ name }) => name === 'worker_failure').length;
}

const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Activates the new release that waits. */
function takeUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    if (!waiting) return; // it is active already
    const activation = new Promise<void>((resolve) => {
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve());
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await activation;
  });
}

async function clickAbout(page: Page): Promise<void> {
  await getMainLink(page, '/about-us').click();
  await expectPage(page, '/about-us');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/about-us');
}

// Each installs several releases, file by file.
test.describe.configure({ timeout: 240_000 });

test('an old tab loads a page anew whose data has changed its shape, and only that one', async ({ page, release }) => {
  await openAndPrecache(page, '/');
  await page.reload(); // now from the worker
  const current = await readRelease(page);
  await release.deploy({
    'about-us.data': (text) => text.replaceAll('"header"', '"opening"').replaceAll(current, NEXT_RELEASE),
    [WORKER_PATH]: (worker) => `${worker}\n// 2`,
  });
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('/services');
  await clickAbout(page);
});

test('a tab of a release that was rolled back loads the next page anew', async ({ page, release }) => {
  const current = /name="release" content="(\w+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? '';
  expect(current).toMatch(/^[0-9a-f]{12}$/);
  const rename = (text: string) => text.replaceAll(current, NEXT_RELEASE);
  await release.deploy(Object.fromEntries(release.list(/\.(html|data)$/).map((file) => [file, rename])), true);
  await open(page, '/games');
  expect(await readRelease(page)).toBe(NEXT_RELEASE);
  await release.rollBack();
  await clickAbout(page);
  expect(await readRelease(page)).toBe(current);
});

test('a release with other headers reaches its visitors, and one whose policy stops its pages does not', async ({ page, release }) => {
  await openAndPrecache(page, '/play/sudoku');
  await release.deploy({ _headers: (text) => text.replace("connect-src 'self'", "connect-src 'self' https://forms.example") }, true);
  expect(await checkForUpdate(page)).toBe('installed');
  await takeUpdate(page);
  const response = await open(page, '/play/sudoku');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()['content-security-policy']).toContain('https://forms.example');

  await release.deploy({ _headers: (text) => text.replaceAll(/ 'sha256-[^']+'/g, '') }, true);
  expect(await checkForUpdate(page)).toBe('redundant');
  await open(page, '/play/sudoku');
});

test('after three failed installations pages come from the network until all is well, as without a worker', async ({
  page,
  release,
  pageErrors,
}) => {
  pageErrors.allow(/integrity/, /404 .*worker\.js/);
  await openAndPrecache(page, '/play');
  await release.deploy({ [WORKER_PATH]: (worker) => worker.replace('[{', `[${MISMATCHED_ENTRY},{`) });
  for (const visit of [1, 2, 3]) {
    await open(page, '/play');
    await expect.poll(() => countFailures(page)).toBeGreaterThanOrEqual(visit);
  }
  await expect.poll(() => listCaches(page)).toContain('network-first');
  release.requestedPaths.length = 0;
  await open(page, '/play/sudoku');
  expect(release.requestedPaths).toContain('/play/sudoku');
  // The next page must not find this installation still going on.
  await expect.poll(() => countFailures(page)).toBeGreaterThanOrEqual(4);

  await release.rollBack();
  await open(page, '/play');
  await expect.poll(() => listCaches(page)).not.toContain('network-first');

  // The same without the script of the worker, and without its caches.
  await release.deploy({ [WORKER_PATH]: null, 'play.html': (text) => `${text}<!-- the next release -->` });
  await open(page, '/play');
  await expect.poll(() => listCaches(page)).toContain('network-first');
  const response = await open(page, '/play');
  expect(await response?.text()).toContain('<!-- the next release -->');

  await page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));
  await open(page, '/play');
  await expectPage(page, '/play');
});
