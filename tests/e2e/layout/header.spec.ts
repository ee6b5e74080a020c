// Tests the header: the active link, the blurred background and the logo. The built pages are checked for its links.
import type { Page } from '@playwright/test';
import { scrollTo } from '#tests/e2e/support/scrolling.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

/** The background of the header is a pseudo-element that fades in when the page is scrolled. */
async function expectHeaderBackground(page: Page, opacity: '0' | '1'): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('opacity', opacity, { pseudo: 'before' });
}

test('the active link looks different and moves along with the visitor, and the logo leads home', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await open(page, '/');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  const [home, services] = [links.filter({ hasText: 'Home' }), links.filter({ hasText: 'Services' })];
  const getBackground = (link: typeof home) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [plain, highlighted] = [await getBackground(services), await getBackground(home)];
  expect(highlighted).not.toBe(plain);
  await services.click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Services');
  await expect(services).toHaveCSS('background-color', highlighted);
  await expect(home).toHaveCSS('background-color', plain);

  const logo = page.getByRole('banner').getByRole('link', { name: 'ApricotGames home' });
  await expect(logo.locator('img')).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.route(/logo/, (route) => route.abort());
  await reload(page);
  await expect(logo).toBeAttached();
  await expect(logo.locator('img')).toBeHidden();
  await expect(links).toHaveCount(5);
});

test('the header stays in view, translucent and blurred past 20 px, not at 20 px, and right away after a reload', async ({ page }) => {
  await open(page, '/games');
  await expectHeaderBackground(page, '0');
  await scrollTo(page, 21);
  await expectHeaderBackground(page, '1');
  const glass = await page.getByRole('banner').evaluate((header) => {
    const { backdropFilter, backgroundColor } = getComputedStyle(header, '::before');
    // An element with one of these would keep the page behind it from being blurred.
    const isolating = [header, ...document.querySelectorAll('html, body, :has(> header)')].filter((element) => {
      const { opacity, filter, backdropFilter: own, maskImage, clipPath, mixBlendMode } = getComputedStyle(element);
      return opacity !== '1' || [filter, own, maskImage, clipPath].some((value) => value !== 'none') || mixBlendMode !== 'normal';
    });
    return { backdropFilter, backgroundColor, isolating: isolating.map(({ localName }) => localName) };
  });
  expect(glass.backdropFilter).toContain('blur');
  expect(glass.backgroundColor).toMatch(/\/ 0\.9\d*\)$/); // light over the dark arcade, too
  expect(glass.isolating).toEqual([]);
  await scrollTo(page, 20);
  await expectHeaderBackground(page, '0');

  await scrollTo(page, 500);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await reload(page);
  await expectHeaderBackground(page, '1');
});
