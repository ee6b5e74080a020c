// Tests network failures during navigation: scripts that a new release has removed, and no network at all.
import type { Locator, Page } from '@playwright/test';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';

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

test('a page whose script went away with the old release can be tried again, and nothing reloads on its own', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/, /Error loading route module/, /Failed to fetch dynamically imported module/);
  await page.route(ABOUT_SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/');
  const loads = countLoads(page);
  await headerLink(page, 'About Us').click();
  await expect(getRetryOffer(page)).toBeVisible();
  expect(loads()).toBe(0);

  // All other pages still work, and the retry offer goes away.
  await headerLink(page, 'Services').click();
  await expectPage(page, 'Services');
  await expect(getRetryOffer(page)).toHaveCount(0);
  expect(loads()).toBe(0);

  await headerLink(page, 'About Us').click();
  await getRetryOffer(page).getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL('/about-us', { waitUntil: 'load' });
  await expectPage(page, 'About Us');
  expect(loads()).toBe(1);
});

test('without a network a new page and a visited one say what is wrong, and load when tried again', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /Failed to fetch dynamically imported module/);
  await open(page, '/');
  await context.setOffline(true);
  await headerLink(page, 'About Us').click();
  await expect(getRetryOffer(page)).toBeVisible();
  await context.setOffline(false);
  await getRetryOffer(page).getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL('/about-us', { waitUntil: 'load' });
  await hydrateNow(page);

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
