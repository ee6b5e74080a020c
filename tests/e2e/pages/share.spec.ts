// Tests the share bar of a game: five networks, the share dialog, copying the link, and each of them denied.
import type { Locator, Page } from '@playwright/test';
import { SHARE_TARGETS, createShareUrl, TARGET_NAMES, type ShareContent } from '#app/components/share/share-targets.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const PATH = '/games/solitaire-go';
const SUMMARY_LENGTH = 200;

function getShareBar(page: Page): Locator {
  return page.getByRole('group', { name: 'Share' });
}

/** The address, title and summary of the page, which the links should share. */
async function readShareContent(page: Page): Promise<ShareContent> {
  const url = await page.locator('link[rel="canonical"]').getAttribute('href');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const overview = await page.getByRole('region', { name: 'Overview' }).getByRole('paragraph').allTextContents();
  return { url: url ?? '', title: title ?? '', summary: overview.join(' ').slice(0, SUMMARY_LENGTH) };
}

/** Clicks a network's link and returns the window that it opens. */
async function openNetworkLink(page: Page, target: keyof typeof TARGET_NAMES): Promise<Page> {
  const opening = page.waitForEvent('popup');
  const link = getShareBar(page).getByRole('link', { name: `Share on ${TARGET_NAMES[target]}` });
  await link.click();
  return opening;
}

/** Clicks the share button and returns the alert's message, or null if there is none until `settled` resolves. */
async function shareByButton(page: Page, settled: () => Promise<unknown>): Promise<string | null> {
  let alerted: string | null = null;
  page.once('dialog', (dialog) => {
    alerted = dialog.message();
    void dialog.accept();
  });
  await getShareBar(page).getByRole('button', { name: 'Share or copy link' }).click();
  await settled();
  return alerted;
}

test('each network opens in a window of 600 × 400 that gets what is shared and cannot reach back', async ({ page }) => {
  await open(page, PATH);
  const shared = await readShareContent(page);
  expect(shared.summary).toHaveLength(SUMMARY_LENGTH);
  await expect(getShareBar(page).getByRole('link')).toHaveCount(5);
  for (const target of SHARE_TARGETS) {
    const opened = await openNetworkLink(page, target);
    expect(opened.url()).toBe(new URL(createShareUrl(target, shared)).href);
    expect(opened.viewportSize()).toEqual({ width: 600, height: 400 });
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
  }
  await expect(page).toHaveURL(PATH);
});

test('a network whose window is blocked opens as a plain link', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await open(page, PATH);
  const opened = await openNetworkLink(page, 'x');
  await opened.waitForURL(createShareUrl('x', await readShareContent(page)));
});

test("the device's own dialog is used where there is one, and canceling it is silent", async ({ page }) => {
  await page.addInitScript(() => {
    const offered: ShareData[] = [];
    const share = (data: ShareData) => {
      offered.push(data);
      return offered.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('canceled', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share });
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
});

test('without such a dialog the link is copied, and if even that is denied it is there to select', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, PATH);
  const { url } = await readShareContent(page);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the networks are plain links, and nothing is offered that does not work', async ({ page }) => {
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    const shared = await readShareContent(page);
    for (const target of SHARE_TARGETS) {
      const link = getShareBar(page).getByRole('link', { name: `Share on ${TARGET_NAMES[target]}` });
      await expect(link).toHaveAttribute('href', createShareUrl(target, shared));
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(getShareBar(page).getByRole('button')).toHaveCount(0);
  });
});
