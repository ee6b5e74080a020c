// Tests how navigation affects focus, screen reader announcements and the scroll position.
import type { Locator, Page } from '@playwright/test';
import { getScrollTop, scrollTo, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const DOWN_PX = 700;
const FAR_DOWN_PX = 3000;

function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Waits until a heading is in view, below the fixed header. */
async function expectBelowHeader(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await waitUntilStill(page);
  const [below, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
  const gap = (below?.y ?? 0) - (header?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  // The gap is at most the padding of the section above its heading.
  expect(gap).toBeLessThan(200);
}

test('the new heading has the focus and the new title is announced', async ({ page }) => {
  await open(page, '/');
  const title = page.getByRole('status').filter({ hasText: /ApricotGames$/ });
  await expect(title).toHaveCount(0);
  await headerLink(page, 'About Us').click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect(title).toHaveText(await page.title());
  await expect(page).toHaveTitle(/^About Us/);
  await waitUntilStill(page);

  await headerLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  await expect(title).toHaveText(await page.title());
});

test('a page opened by its address leaves the focus alone', async ({ page }) => {
  await open(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the Tab key continues from the new heading', async ({ page }) => {
  await open(page, '/games');
  await headerLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  await page.keyboard.press('Tab');
  const isNextLinkFocused = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      const links = [...document.querySelectorAll('main a')];
      const next = links.find((link) => heading && heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
      return next === document.activeElement;
    });
  await expect.poll(isNextLinkFocused).toBe(true);
});

test('a new page starts at the top, and going back and forward restores the scroll position, without smooth scrolling', async ({
  page,
}) => {
  await open(page, '/');
  await scrollTo(page, FAR_DOWN_PX);
  await headerLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(0);
  await waitUntilStill(page);
  expect(await getScrollTop(page)).toBe(0);

  await scrollTo(page, DOWN_PX);
  await page.goBack();
  await expect(headerLink(page, 'Services')).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(FAR_DOWN_PX);
  await waitUntilStill(page);
  expect(await getScrollTop(page)).toBe(FAR_DOWN_PX);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(DOWN_PX);
});

test('going back leads back to the link that was followed, and forward to the heading', async ({ page }) => {
  await open(page, '/games');
  const link = page.getByRole('main').getByRole('link', { name: 'Idle Mouse', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Idle Mouse');
  await page.goBack();
  await expectPage(page, 'Our Games');
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Idle Mouse' })).toBeFocused();
});

test('Explore Games leads to the featured games below the header', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Games' }).click();
  await expect(page).toHaveURL('/#featured-games');
  await expectBelowHeader(page, 'Featured Games');
});

test('an address of a section lands with its heading below the header', async ({ page }) => {
  for (const [hash, heading] of [
    ['#featured-games', 'Featured Games'],
    ['#mini-games', 'Mini Games'],
  ] as const) {
    await open(page, '/about-us');
    await open(page, `/${hash}`);
    await expectBelowHeader(page, heading);
  }
});

test('navigating to /#featured-games lands with the heading of the section below the header', async ({ page }) => {
  await open(page, '/about-us');
  // No other page links to this section, so change the address by script.
  await page.evaluate(() => {
    history.pushState({}, '', '/#featured-games');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expectPage(page, 'We Create Unforgettable Gaming Experiences');
  await expectBelowHeader(page, 'Featured Games');
});
