// Tests header and footer: links, logo, background, and the button that scrolls to the top. Unit tests hold the order of their links.
import type { Page } from '@playwright/test';
import { getPageWidth } from '#tests/e2e/support/accessibility.ts';
import { expectScrolledTo, getScrollTop, scrollTo } from '#tests/e2e/support/scrolling.ts';
import { content, expect, getMainLink, open, reload, SITE_NAME, test } from '#tests/e2e/support/fixtures.ts';

const FAR_DOWN_PX = 2000;
const { footer: FOOTER, footerGames, finePrint, header: HEADER } = content.createNavigation();

/** The background of the header is a pseudo-element that fades in when the page is scrolled. */
async function expectHeaderBackground(page: Page, opacity: '0' | '1'): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('opacity', opacity, { pseudo: 'before' });
}

test('the active link looks different, the logo leads home, and the footer has its links and the year', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page, '/');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  const [home, services] = [getMainLink(page, '/'), getMainLink(page, '/services')];
  const getBackground = (link: typeof home) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [plain, highlighted] = [await getBackground(services), await getBackground(home)];
  expect(highlighted).not.toBe(plain);
  await services.click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText((await services.textContent()) ?? '');
  await expect(services).toHaveCSS('background-color', highlighted);
  await expect(home).toHaveCSS('background-color', plain);

  const logo = page.getByRole('banner').getByRole('link', { name: `${SITE_NAME} home` });
  await expect(logo.locator('img')).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.route(/logo/, (route) => route.abort());
  await reload(page);
  await expect(logo).toBeAttached();
  await expect(logo.locator('img')).toBeHidden();
  await expect(links).toHaveCount(HEADER.length);

  const footer = page.getByRole('contentinfo');
  for (const text of ['© 2031', content.studio.tagline, content.studio.offices[0]?.city ?? '']) await expect(footer).toContainText(text);
  for (const { name, path } of [...FOOTER, ...footerGames, ...finePrint, { name: content.frame.playLink, path: '/play' }])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(footer.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
});

test('the header stays in view, translucent and blurred past 20 px, and past 300 px its button leads to the top', async ({ page }) => {
  await open(page, '/');
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }] });
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', /\//, { pseudo: 'before' });
  await session.detach();
  await scrollTo(page, 20);
  await expectHeaderBackground(page, '0');

  await scrollTo(page, 500);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await reload(page);
  await expectHeaderBackground(page, '1');
  await scrollTo(page, 0);

  const button = page.getByRole('button', { name: 'Scroll to top' });
  const search = page.getByRole('button', { name: 'Search games' });
  await expect(button).toBeHidden();
  await scrollTo(page, 300);
  const before = await search.boundingBox();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
  await scrollTo(page, 300);
  await expect(button).toBeHidden();

  await scrollTo(page, FAR_DOWN_PX);
  await button.press('Enter');
  expect(await getScrollTop(page), 'at once under reduced motion').toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(page, FAR_DOWN_PX);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  const between = (await positions.jsonValue()).filter((top) => top > 0 && top < FAR_DOWN_PX);
  expect(between.length, 'smoothly').toBeGreaterThan(1);
});

test('what moves beyond the edge of a page makes it no wider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await getPageWidth(page), `${path} at ${width} px`).toBe(width);
    }
  }
});
