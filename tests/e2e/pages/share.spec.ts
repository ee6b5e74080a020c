// Tests the share bar of a game: a network's window, the share dialog, copying the link, and each of them denied. Unit tests hold what each
// network gets.
import type { Dialog, Page } from '@playwright/test';
import { NETWORKS } from '#app/components/share/share-targets.ts';
import { content, expect, LIVE_GAME, open, test } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const PATH = LIVE_GAME.path;
const SUMMARY_LENGTH = 200;
const getShareBar = (page: Page) => page.getByRole('group', { name: 'Share' });

/** The address, title and summary of the page, which the links should share. */
async function readShareContent(page: Page) {
  const url = await page.locator('link[rel="canonical"]').getAttribute('href');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const overview = await page
    .getByRole('region', { name: content.createGameText(LIVE_GAME).overviewTitle })
    .getByRole('paragraph')
    .allTextContents();
  return { url: url ?? '', title: title ?? '', summary: overview.join(' ').slice(0, SUMMARY_LENGTH) };
}

/** Clicks a network's link and returns the window that it opens. */
async function openNetworkLink(page: Page, network: string): Promise<Page> {
  const link = getShareBar(page).getByRole('link', { name: `Share on ${network}` });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return opened;
}

/** Clicks the share button and returns the alert's message, or null if there is none until `settled` resolves. */
async function shareByButton(page: Page, settled: () => Promise<unknown>): Promise<string | null> {
  let alerted: string | null = null;
  const listen = (dialog: Dialog) => {
    alerted = dialog.message();
    void dialog.accept();
  };
  page.on('dialog', listen);
  await getShareBar(page).getByRole('button', { name: 'Share or copy link' }).click();
  await settled();
  page.off('dialog', listen);
  return alerted;
}

test('a network opens in a window of 600 × 400 that gets what is shared and cannot reach back, or as a plain link', async ({ page }) => {
  await open(page, PATH);
  const shared = await readShareContent(page);
  expect(shared.summary).toHaveLength(SUMMARY_LENGTH);
  await expect(getShareBar(page).getByRole('link', { name: /^Share on / })).toHaveCount(NETWORKS.length);
  const opened = await openNetworkLink(page, 'LinkedIn');
  expect(Object.fromEntries(new URL(opened.url()).searchParams)).toEqual(shared);
  expect(opened.viewportSize()).toEqual({ width: 600, height: 400 });
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
  await expect(page).toHaveURL(PATH);

  // Where the window is blocked, the browser follows the link.
  await page.evaluate(() => (window.open = () => null));
  await (await openNetworkLink(page, 'X')).waitForURL(({ searchParams }) => searchParams.get('url') === shared.url);
});

test("the device's own dialog is used, else the link is copied or there to select", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const offered: ShareData[] = [];
    const share = (data: ShareData) => {
      offered.push(data);
      return offered.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('canceled', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(window, { offered });
  });
  await open(page, PATH);
  const { url, title, summary } = await readShareContent(page);
  const offered = () => page.evaluate(() => (window as unknown as { offered: ShareData[] }).offered);
  for (const times of [1, 2]) {
    const alerted = await shareByButton(page, () =>
      expect.poll(offered).toEqual(Array.from({ length: times }, () => ({ url, title, text: summary }))),
    );
    expect(alerted).toBeNull();
  }
  await expect(getShareBar(page).getByRole('textbox')).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await shareByButton(page, () => expect.poll(copied).toBe(url))).toBe('Link copied to clipboard!');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const link = getShareBar(page).getByRole('textbox', { name: 'Copy this link' });
  expect(await shareByButton(page, () => expect(link).toBeFocused())).toBeNull();
  await expect(link).toHaveValue(url);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
});
