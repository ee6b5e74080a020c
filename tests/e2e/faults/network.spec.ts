// Tests network failures during navigation: scripts that a new release has removed, and no network at all.
import type { Locator, Page } from '@playwright/test';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const ABOUT_SCRIPT = getScript('app/pages/about/about.tsx');

function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

function getRetryOffer(page: Page): Locator {
  return page.getByText("Couldn't load this page.").locator('xpath=..');
}

/** Counts the full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a page that does not come, now or on a second visit, says so and can be tried again; nothing reloads by itself', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/404/, /ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /Failed to fetch dynamically imported module/);
  const tryAgain = getRetryOffer(page).getByRole('link', { name: 'Try Again' });
  // Its script went away with the old release.
  await page.route(ABOUT_SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/');
  const loads = countLoads(page);
  await headerLink(page, 'About Us').click();
  await expect(tryAgain).toBeVisible();
  // All other pages still work, and the retry offer goes away.
  await headerLink(page, 'Services').click();
  await expectPage(page, 'Services');
  await expect(tryAgain).toHaveCount(0);
  expect(loads()).toBe(0);

  await page.unroute(ABOUT_SCRIPT);
  await context.setOffline(true);
  await headerLink(page, 'About Us').click();
  await expect(tryAgain).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await page.waitForURL('/about-us', { waitUntil: 'load' });
  await expectPage(page, 'About Us');
  expect(loads()).toBe(1);

  // A page that was visited has its script and lacks its data.
  await headerLink(page, 'Services').click();
  await expectPage(page, 'Services');
  await context.setOffline(true);
  await headerLink(page, 'About Us').click();
  await expectPage(page, 'Unexpected Application Error!');
  await expect(page.getByRole('main').getByText('Failed to fetch')).toBeVisible();
  await expect(page.getByRole('main').getByText(/You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try Again' }).click();
  await expectPage(page, 'About Us');
});
