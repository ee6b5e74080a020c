// Tests the Web Vitals measurements: sent, stored, and harmless when they fail.
import type { Page } from '@playwright/test';
import { expect as soon, getMainLink, open, test } from '#tests/e2e/support/fixtures.ts';
import { parseRecords } from '#app/web-vitals/records.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { setTabVisibility } from '#tests/e2e/support/simulations.ts';

/** The measuring code loads when the page is idle, which can take up to five seconds. */
const expect = soon.configure({ timeout: 15_000 });

const METRIC_NAMES = ['CLS', 'FID', 'INP', 'LCP', 'page_load_time'];
const WARNING = /Web Vitals measurement failed/;

async function readStoredMetrics(page: Page) {
  return parseRecords(await page.evaluate(() => localStorage.getItem('apricot.vitals')));
}

async function visit(page: Page): Promise<void> {
  await open(page, '/about-us');
  await expect.poll(async () => (await readStoredMetrics(page)).some(({ name }) => name === 'page_load_time')).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await readStoredMetrics(page)).some(({ name }) => name === 'FID')).toBe(true);
  // An interaction counts for INP once it has been painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Hiding the tab triggers the final report.
  await setTabVisibility(page, 'hidden');
}

test('five figures are kept and passed to an analytics function; a page works without', async ({ page, baseURL, pageErrors }) => {
  pageErrors.expect(WARNING, /ERR_FAILED/);
  await page.addInitScript(() => {
    const events: unknown[][] = [];
    const gtag = (...event: unknown[]) => {
      events.push(event);
      throw new Error('no analytics today');
    };
    Object.assign(window, { events, gtag });
  });
  await visit(page);
  await expect.poll(async () => (await readStoredMetrics(page)).map(({ name }) => name).toSorted()).toEqual(METRIC_NAMES);
  const storedMetrics = await readStoredMetrics(page);
  for (const record of storedMetrics) {
    expect(Object.keys(record).toSorted()).toEqual(['delta', 'id', 'name', 'timestamp', 'url', 'value']);
    expect(record.url).toBe(`${baseURL}/about-us`);
    expect(record.value).toBeGreaterThanOrEqual(0);
  }
  expect(new Set(storedMetrics.map(({ id }) => id)).size).toBe(METRIC_NAMES.length);
  const events = await page.evaluate(() => (window as unknown as { events: unknown[] }).events);
  expect(events).toEqual(storedMetrics.map(({ name, value, id }) => ['event', name, { value, id }]));

  await page.route(getScript('app/web-vitals/measure.ts'), (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => WARNING.test(message.text()));
  await open(page, '/about-us');
  const before = await readStoredMetrics(page);
  await warned;
  await getMainLink(page, '/services').click();
  await expect(page).toHaveURL('/services');
  expect(await readStoredMetrics(page)).toEqual(before);
});
