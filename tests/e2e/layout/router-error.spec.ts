// Tests pages that fail to render: the site shows an error, and the header and footer stay. One error is tried again.
import type { Locator, Page } from '@playwright/test';
import { expect, expectPage, fillContactForm, getHeading, getMainLink, open, SITE_NAME, test } from '#tests/e2e/support/fixtures.ts';

/** Follows a link of the header without pointing at it, so that nothing is prefetched. */
const follow = (page: Page, path: string) => getMainLink(page, path).evaluate((link: HTMLElement) => link.click());

async function expectError(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(`Unexpected Application Error! | ${SITE_NAME}`);
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a page that breaks shows its error and a way home', async ({ page, pageErrors }) => {
  pageErrors.expect(/TypeError/);
  await page.route('**/services.data', async (route) => {
    // The data of a page that has a head of this release and nothing else, in React Router's encoding.
    const release = await page.locator('meta[name="release"]').getAttribute('content');
    const head = [{ _1: 2 }, 'pages/services/services', { _3: 4 }, 'data', { _5: 6 }, 'head', [7], { _8: 9, _10: 11 }];
    await route.fulfill({ body: JSON.stringify([...head, 'name', 'release', 'content', release]) });
  });
  await open(page, '/');
  await follow(page, '/services');
  await expectError(page, /undefined/);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expectPage(page, '/');
  await follow(page, '/services');
  await expectError(page, /undefined/);
  await follow(page, '/games');
  await expectPage(page, '/games');
  await expect(page).not.toHaveTitle(/^Unexpected/);
});

/** Wraps an element as a translator wraps texts, so that React cannot remove it. */
async function displace(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  });
}

test('what has an element that React cannot remove is rendered anew, a page once', async ({ page, pageErrors }) => {
  pageErrors.expect(/NotFoundError/);
  await page.clock.install();
  await open(page, '/contact');
  const thanks = page.getByText('Thank you for your message!');
  for (const heading of [getHeading('/contact'), 'Unexpected Application Error!']) {
    await fillContactForm(page, 'Partnership');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.clock.runFor(2000);
    await displace(thanks);
    await page.clock.runFor(6000);
    await expect(thanks).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  }
  await getMainLink(page, '/services').click();
  await expectPage(page, '/services');

  await open(page, '/play/snake');
  const stage = page.getByRole('region', { name: 'Snake', exact: true });
  const pause = stage.getByRole('toolbar').getByRole('button', { name: 'Pause' });
  const overlay = stage.locator('[data-pause-overlay]');
  await stage.getByRole('button', { name: 'Start' }).press('Enter');
  await pause.press('Enter');
  await displace(overlay);
  await overlay.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(overlay).toHaveCount(0);
  await pause.press('Enter');
  await expect(overlay).toBeVisible();

  await page.mouse.wheel(0, 600);
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await displace(toTop);
  await toTop.press('Enter');
  await expect(toTop).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Snake']);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
