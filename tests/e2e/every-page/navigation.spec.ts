// Tests how navigation affects focus, screen reader announcements and the scroll position.
import type { Locator, Page } from '@playwright/test';
import { getScrollTop, scrollTo, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const DOWN_PX = 300;
const FAR_DOWN_PX = 700;

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

/** Whether the focus is on the first link behind the heading. */
function isNextLinkFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const links = [...document.querySelectorAll('main a')];
    const next = links.find((link) => heading && heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
    return next === document.activeElement;
  });
}

test('a new page is announced, starts at the top with the focus on its heading, and the way back restores position and focus', async ({
  page,
}) => {
  await open(page, '/');
  const title = page.getByRole('status').filter({ hasText: /ApricotGames$/ });
  await expect(title).toHaveCount(0);
  for (const name of ['About Us', 'Services']) {
    await headerLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await waitUntilStill(page);
    await expect(title).toHaveText(await page.title());
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => isNextLinkFocused(page)).toBe(true);

  await open(page, '/games');
  await scrollTo(page, DOWN_PX);
  const link = page.getByRole('main').getByRole('link', { name: 'Idle Mouse', exact: true });
  const heading = page.getByRole('heading', { level: 1, name: 'Idle Mouse' });
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(0);
  await waitUntilStill(page);
  expect(await getScrollTop(page)).toBe(0);

  await scrollTo(page, FAR_DOWN_PX);
  await page.goBack();
  await expect(link).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(DOWN_PX);
  await waitUntilStill(page);
  expect(await getScrollTop(page)).toBe(DOWN_PX);

  await page.goForward();
  await expect(heading).toBeFocused();
  expect.soft(await getScrollTop(page)).toBe(FAR_DOWN_PX);
});

test('a link to a section, its address and a change of address lead to its heading below the header', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Games' }).click();
  await expect(page).toHaveURL('/#featured-games');
  await expectBelowHeader(page, 'Featured Games');

  await open(page, '/about-us');
  await open(page, '/#mini-games');
  await expectBelowHeader(page, 'Mini Games');

  await headerLink(page, 'About Us').click();
  await expectPage(page, 'About Us');
  // No other page links to this section, so change the address by script.
  await page.evaluate(() => {
    history.pushState({}, '', '/#featured-games');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expectPage(page, 'We Create Unforgettable Gaming Experiences');
  await expectBelowHeader(page, 'Featured Games');
});
