// Tests network failures during navigation: scripts that a new release has removed, and no network at all.
import type { Page } from '@playwright/test';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, expectPage, getHeading, getMainLink, LIVE_GAME, open, test, visit } from '#tests/e2e/support/fixtures.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';

const ABOUT_SCRIPT = getScript('app/pages/about/about.tsx');
const GAME_SCRIPT = getScript('app/pages/game/game.tsx');
const FAILURES = [/404/, /ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /Failed to fetch dynamically imported module/];

const getFooterLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const getTryAgain = (page: Page) => page.getByText("Couldn't load this page.").locator('xpath=..').getByRole('link', { name: 'Try Again' });

test('a page that does not come says so, on every visit, and can be tried again', async ({ page, context, pageErrors }) => {
  pageErrors.expect(...FAILURES);
  const tryAgain = getTryAgain(page);
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
  for (const times of [1, 2, 3]) {
    await getMainLink(page, '/contact').click();
    await expect(tryAgain, `press ${times}`).toHaveAttribute('href', '/contact');
    await getMainLink(page, '/about-us').click();
    await expect(tryAgain, `press ${times}`).toHaveAttribute('href', '/about-us');
  }
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
  await expect(tryAgain).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/services'));
  await context.setOffline(false);
  await tryAgain.click();
  await expectPage(page, '/about-us');
});

test('a page stays as it is while the next page does not come, by header and footer alike', async ({ page, context, pageErrors }) => {
  pageErrors.allow(...FAILURES);
  await page.clock.install();
  for (const path of ['/', '/games', '/about-us'])
    await test.step(path, async () => {
      await visit(page, path);
      await expect(getTryAgain(page)).toHaveCount(0);
      await context.setOffline(true);
      const headings = page.getByRole('main').getByRole('heading');
      const before = await headings.allTextContents();
      for (const link of [getMainLink(page, '/services'), getFooterLink(page, '/contact')]) {
        await link.press('Enter'); // the toast may lie over it
        await expect(getTryAgain(page)).toBeVisible();
        await page.clock.runFor(10_000);
        await expect(page.getByText('Loading…')).toHaveCount(0);
        expect(await headings.allTextContents()).toEqual(before);
        await expect(page).toHaveURL(path);
      }
      await context.setOffline(false);
    });
});

test('a slow page says that it is loading, and the page before it stays', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const release = await holdRequests(page, '**/services.data');
  await page.clock.pauseAt(Date.now() + 60_000);
  await getMainLink(page, '/services').evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(399);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.clock.runFor(399); // the delay starts in the page's next task
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/'));
  await page.clock.resume();
  release();
  await expectPage(page, '/services');
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('a game whose script does not come says so in its place, and can be tried again', async ({ page, context, pageErrors }) => {
  pageErrors.expect(/404/, /Error loading route module/);
  pageErrors.allow(...FAILURES);
  await page.route(GAME_SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/games');
  await page.getByRole('main').locator(`a[href="${LIVE_GAME.path}"]`).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Error loading game data');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Error loading game data/);
  await expect(getTryAgain(page)).toHaveCount(0);
  const button = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await context.setOffline(true);
  await button.press('Enter');
  await expect(button).toBeFocused();
  await expect(heading).toHaveText('Error loading game data');
  await context.setOffline(false);
  await page.unroute(GAME_SCRIPT);
  await button.press('Enter');
  await expectPage(page, LIVE_GAME.path);
  await expect(page).toHaveURL(LIVE_GAME.path);
});
