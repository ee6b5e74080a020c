// Tests pages that fail to render: the site shows an error, and the header and footer stay.
import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

const ABOUT_DATA = '**/about-us.data';

async function goToAboutUs(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
}

async function expectError(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error! | ApricotGames');
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a page whose data cannot be fetched shows an error with a message and a way home', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await open(page, '/');
  await page.route(ABOUT_DATA, (route) => route.abort());
  await goToAboutUs(page);
  await expectError(page, 'Failed to fetch');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Create Unforgettable Gaming Experiences');
});

test('a failing server shows an error with its status', async ({ page, pageErrors }) => {
  pageErrors.expect(/500/);
  await open(page, '/');
  await page.route(ABOUT_DATA, (route) => route.fulfill({ status: 500, body: 'no' }));
  await goToAboutUs(page);
  await expectError(page, '500');
});

test('a page that breaks while rendering leaves the header working', async ({ page, pageErrors }) => {
  pageErrors.expect(/TypeError/);
  await open(page, '/');
  // The data of a page that has a head of this release and nothing else, in React Router's encoding.
  const release = await page.locator('meta[name="release"]').getAttribute('content');
  const head = [{ _1: 2 }, 'pages/about/about', { _3: 4 }, 'data', { _5: 6 }, 'head', [7], { _8: 9, _10: 11 }];
  await page.route(ABOUT_DATA, (route) => route.fulfill({ body: JSON.stringify([...head, 'name', 'release', 'content', release]) }));
  await goToAboutUs(page);
  await expectError(page, /undefined/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await expect(page).not.toHaveTitle(/^Unexpected/);
});
