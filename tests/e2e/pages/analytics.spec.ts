// Tests analytics in a build with a provider: what it hears, under the policy of that build, and nothing without a yes where visitors are
// asked.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { consentText } from '#app/content/data/consent.ts';
import { bundlePage } from '#tests/e2e/support/bundle-page.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { createContentSecurityPolicy } from '../../../server/headers.ts';
import { hashInlineScripts } from '../../../tools/build/html/hash-inline-scripts.ts';

test.use({ stubsOtherSites: true });

const SOURCE = 'https://stats.example/script.js';
const ENVIRONMENT = { VITE_ANALYTICS_SRC: SOURCE, VITE_ANALYTICS_ATTRIBUTES: '{"data-site":"a-site"}' };

/** The script of a provider: like others, it counts the page it finds and each one that the history gets. */
const PROVIDER = `
  const { site } = document.currentScript.dataset;
  const send = (name, parameters) => void fetch('/heard', { method: 'POST', keepalive: true, body: JSON.stringify([name, site, parameters]) });
  const { pushState } = history;
  const countPage = () => send('page', location.pathname);
  history.pushState = function (...args) { pushState.apply(this, args); countPage(); };
  window.gtag = (command, name, parameters) => send(name, parameters);
  countPage();
`;

type Heard = [name: string, site: string, parameters: unknown][];

/** Opens the test page of a build with further settings; returns what the provider hears. */
async function openBuild(page: Page, settings: Record<string, string>): Promise<Heard> {
  const html = await bundlePage('pages/analytics.page.tsx', { ...ENVIRONMENT, ...settings });
  const policy = createContentSecurityPolicy(hashInlineScripts([html]), '', SOURCE);
  const heard: Heard = [];
  await page.route(/\/analytics(\/elsewhere)?$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy }, body: html }),
  );
  await page.route(SOURCE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER.replace('/heard', 'https://stats.example/heard') }),
  );
  await page.route('https://stats.example/heard', async (route) => {
    heard.push(JSON.parse(route.request().postData() ?? '') as Heard[number]);
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.goto('/analytics');
  return heard;
}

const count = (path: string) => ['page', 'a-site', path];

test('the provider hears of pages, measurements and presses on store badges', async ({ page }) => {
  const heard = await openBuild(page, {});
  await expect.poll(() => heard).toContainEqual(count('/analytics'));
  await expect.poll(() => heard.map(([name]) => name)).toContain('page_load_time');
  await expect(page.getByRole('region')).toHaveCount(0);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => heard).toContainEqual(count('/analytics/elsewhere'));
  await page.getByRole('link', { name: 'App Store' }).click();
  await expect.poll(() => heard).toContainEqual(['store_link', 'a-site', { store: 'App Store', page: '/analytics/elsewhere' }]);
});

test('where visitors are asked the provider hears nothing before a yes, after a no, and from a browser that refuses', async ({
  page,
  foreignRequests,
}) => {
  const heard = await openBuild(page, { VITE_ANALYTICS_CONSENT: 'ask' });
  const bar = page.getByRole('region', { name: consentText.name });
  const [no, yes] = [consentText.deny, consentText.grant].map((name) => bar.getByRole('button', { name }));
  const change = page.getByRole('button', { name: consentText.change });
  /** Waits for the measurements, which start once it is decided whether the provider's script is loaded. */
  const waitForLoad = async (start: () => Promise<unknown>) => {
    await page.evaluate(() => localStorage.removeItem('apricot.vitals'));
    await start();
    await page.waitForFunction(() => (localStorage['apricot.vitals'] as string | undefined)?.includes('page_load_time'));
  };
  const listPages = () => heard.filter(([name]) => name === 'page');
  const reload = () => waitForLoad(() => page.reload());
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeFocused();
  const [{ width, height } = {}, yesBox] = [await no?.boundingBox(), await yes?.boundingBox()].map((box) => box ?? undefined);
  expect(yesBox).toMatchObject({ width, height });
  await no?.click();
  await expect(bar).toHaveCount(0);
  await reload();
  await expect(bar).toHaveCount(0);
  expect(foreignRequests).toEqual([]);

  await change.press('Enter');
  await expect(bar).toBeFocused();
  await yes?.press('Enter');
  await expect(change).toBeFocused();
  await expect.poll(listPages).toEqual([count('/analytics')]);
  await reload();
  await expect.poll(listPages).toHaveLength(2);

  // A script that runs is not taken back, so the no loads the page anew, and then it is not there.
  await change.click();
  await waitForLoad(async () => no?.click());
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);

  await page.evaluate(() => localStorage.setItem('apricot.analytics', 'granted'));
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await reload();
  await expect(page.getByText(consentText.refused)).toBeVisible();
  await expect(change).toHaveCount(0);
  expect(listPages()).toHaveLength(2);
});

test('a build without a provider has no code for one', () => {
  const scripts = readdirSync(new URL('../../../build/client/assets', import.meta.url));
  expect(scripts.filter((name) => /analytics|consent/.test(name))).toEqual([]);
});
