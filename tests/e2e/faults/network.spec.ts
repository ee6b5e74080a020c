// Tests network failures during navigation: scripts that a new release has removed, and no network at all.
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, getMainLink, open, test } from '#tests/e2e/support/fixtures.ts';

const ABOUT_SCRIPT = getScript('app/pages/about/about.tsx');

test('a page that does not come says so, on every visit, and can be tried again', async ({ page, context, pageErrors }) => {
  pageErrors.expect(/404/, /ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /Failed to fetch dynamically imported module/);
  const tryAgain = page.getByText("Couldn't load this page.").locator('xpath=..').getByRole('link', { name: 'Try Again' });
  // Its script went away with the old release.
  await page.route(ABOUT_SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await getMainLink(page, '/about-us').click();
  await expect(tryAgain).toBeVisible();
  // All other pages still work, and the retry offer goes away.
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');
  await expect(tryAgain).toHaveCount(0);
  expect(loads).toEqual([]);

  await page.unroute(ABOUT_SCRIPT);
  await context.setOffline(true);
  await getMainLink(page, '/about-us').click();
  await expect(tryAgain).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await page.waitForURL('/about-us', { waitUntil: 'load' });
  await expectPage(page, '/about-us');
  expect(loads).toHaveLength(1);

  // A page that was visited has its script and lacks its data.
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');
  await context.setOffline(true);
  await getMainLink(page, '/about-us').click();
  await expectPage(page, 'Unexpected Application Error!');
  await expect(page.getByRole('main').getByText('Failed to fetch')).toBeVisible();
  await expect(page.getByRole('main').getByText(/You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try Again' }).click();
  await expectPage(page, '/about-us');
});
