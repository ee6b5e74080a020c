// Tests how navigation affects focus, screen reader announcements and the scroll position.
import type { Page } from '@playwright/test';
import { LAST_GAME, content, getHeading, SITE_NAME } from '#tests/e2e/support/addresses.ts';
import { getScrollTop, scrollTo, waitUntilStill } from '#tests/e2e/support/scrolling.ts';
import { changeAddress, expect, expectPage, getMainLink, open, test } from '#tests/e2e/support/fixtures.ts';

const DOWN_PX = 300;
const FAR_DOWN_PX = 700;

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

test('a new page is announced and starts at its heading; the way back restores position and focus', async ({ page }) => {
  await open(page, '/');
  const title = page.getByRole('status').filter({ hasText: new RegExp(`${SITE_NAME}$`) });
  await expect(title).toHaveCount(0);
  for (const path of ['/about-us', '/services']) {
    await getMainLink(page, path).click();
    await expect(page.getByRole('heading', { level: 1, name: getHeading(path) })).toBeFocused();
    await waitUntilStill(page);
    await expect(title).toHaveText(await page.title());
  }
  await page.keyboard.press('Tab');
  const links = page.locator('main :is(h1, :has(h1)) ~ a, main :is(h1, :has(h1)) ~ * a');
  await expect(links.first(), 'the first one behind the heading').toBeFocused();

  await getMainLink(page, '/games').click();
  await expectPage(page, '/games');
  await scrollTo(page, DOWN_PX);
  const link = page.getByRole('main').getByRole('link', { name: LAST_GAME.heading, exact: true });
  const heading = page.getByRole('heading', { level: 1, name: LAST_GAME.heading });
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

test('the address of a section, a link to one and a change of address lead to its heading below the header', async ({ page }) => {
  await open(page, '/#mini-games');
  await expectBelowHeader(page, content.home.miniGamesTitle);

  await page.getByRole('link', { name: content.home.exploreGames }).click();
  await expect(page).toHaveURL('/#featured-games');
  await expectBelowHeader(page, content.home.featuredTitle);

  await getMainLink(page, '/about-us').click();
  await expectPage(page, '/about-us');
  await changeAddress(page, '/#featured-games');
  await expectPage(page, '/');
  await expectBelowHeader(page, content.home.featuredTitle);
});
