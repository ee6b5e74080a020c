// Tests the header: five links, the active link, the blurred background and the logo.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollTo } from '#tests/e2e/support/scrolling.ts';
import { expect, open, reload, test } from '#tests/e2e/support/fixtures.ts';

const LINKS = [
  ['Home', '/'],
  ['Our Games', '/games'],
  ['About Us', '/about-us'],
  ['Services', '/services'],
  ['Contact', '/contact'],
] as const;

function links(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
}

/** The background of the header is a pseudo-element that fades in when the page is scrolled. */
async function expectHeaderBackground(page: Page, opacity: '0' | '1'): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('opacity', opacity, { pseudo: 'before' });
}

test('the header links to five pages in order, and the one of the current page is active', async ({ page }) => {
  for (const [path, active] of [
    ...LINKS.map(([name, link]) => [link, name] as const),
    ['/games/idle-mouse', 'Our Games'],
    ['/search', null],
  ]) {
    await open(page, path ?? '');
    await expect(links(page)).toHaveText(LINKS.map(([name]) => name));
    for (const [index, [name, link]] of LINKS.entries()) {
      await expect(links(page).nth(index)).toHaveAttribute('href', link);
      await expect(links(page).nth(index).and(page.locator('[aria-current="page"]')), `${name} on ${path}`).toHaveCount(
        name === active ? 1 : 0,
      );
    }
  }
});

test('the active link looks different and moves along with the visitor', async ({ page }) => {
  await open(page, '/');
  const background = (index: number) =>
    links(page)
      .nth(index)
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  const [plain, highlighted] = [await background(3), await background(0)];
  expect(highlighted).not.toBe(plain);

  await links(page).nth(3).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(links(page).nth(3)).toHaveCSS('background-color', highlighted);
  await expect(links(page).nth(0)).toHaveCSS('background-color', plain);
});

test('the header stays in view, translucent and blurred past 20 px, not at 20 px, and right away after a reload', async ({ page }) => {
  await open(page, '/games');
  await expectHeaderBackground(page, '0');
  await scrollTo(page, 21);
  await expectHeaderBackground(page, '1');
  await scrollTo(page, 20);
  await expectHeaderBackground(page, '0');

  const glass = await page.getByRole('banner').evaluate((header) => {
    const { backdropFilter, backgroundColor } = getComputedStyle(header, '::before');
    return { backdropFilter, backgroundColor };
  });
  expect(glass.backdropFilter).toContain('blur');
  expect(glass.backgroundColor).toMatch(/\/ 0\.9\d*\)$/); // light over the dark arcade, too

  await scrollTo(page, 500);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await reload(page);
  await expectHeaderBackground(page, '1');
});

test('the logo leads home; where its image fails to load it hides itself, and the header keeps its shape', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await open(page, '/terms');
  const logo = page.getByRole('banner').getByRole('link', { name: 'ApricotGames home' });
  await expect(logo.locator('img')).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.route(/logo/, (route) => route.abort());
  await reload(page);
  await expect(logo).toBeAttached();
  await expect(logo.locator('img')).toBeHidden();
  await expect(links(page)).toHaveCount(LINKS.length);
});

test('what lies behind the scrolled header is blurred, not only paler', { tag: '@painted' }, async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 100);
  await expectHeaderBackground(page, '1');
  // Adds stripes as fine as a line of text, which the blur must smooth out.
  await page.evaluate(() => {
    const stripes = document.createElement('div');
    Object.assign(stripes.style, {
      position: 'fixed',
      inset: '0 0 auto',
      height: '200px',
      zIndex: '30',
      background: 'repeating-linear-gradient(90deg, #000 0 4px, #fff 4px 8px)',
    });
    document.body.append(stripes);
  });
  const measureContrast = async (y: number) => {
    const picture = await page.screenshot({ clip: { x: 2, y, width: 48, height: 8 }, animations: 'disabled' });
    return (await sharp(picture).stats()).channels[0]?.stdev ?? 0;
  };
  expect(await measureContrast(120)).toBeGreaterThan(100);
  expect(await measureContrast(8)).toBeLessThan(4);
});
