// Tests the links to the stores: badges and a QR code on computers, and the own store first on phones. Unit tests tell phones apart.
import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { COMING_GAME, content, expect, STORE_GAME, open, test, visit } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function getBox(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

test("on a computer badges keep the stores' wording and space, and a code leads a phone to its store", async ({ page }) => {
  await open(page, STORE_GAME.path);
  const box = page.getByRole('region', { name: 'Play Now' });
  const badges = box.locator('[data-stores]').getByRole('link');
  await expect(badges).toHaveText(['Download on the App Store', 'Get it on Google Play']);
  await expect(page.getByText(/trademarks of Apple Inc.*trademarks of Google LLC/)).toBeVisible();

  const code = box.getByRole('img', { name: 'QR code' });
  const [apple, google, qr] = await Promise.all([getBox(badges.nth(0)), getBox(badges.nth(1)), getBox(code)]);
  expect(apple.height).toBeGreaterThanOrEqual(40);
  expect(google.height).toBe(apple.height);
  expect(google.y - apple.y - apple.height).toBeGreaterThanOrEqual(apple.height / 4);
  expect(qr.x - google.x - google.width).toBeGreaterThanOrEqual(0);

  // Nothing is painted in tests, so the drawing of the code is.
  const drawing = await code.evaluate((svg) => {
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return svg.outerHTML;
  });
  const { data, info } = await sharp(Buffer.from(drawing), { density: 300 })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  expect(decodeQR({ ...info, data })).toBe(canonical.replace('/games/', '/get/'));

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(code).toBeHidden();

  // The short address stays on a computer, and a game in no store yet leads to the newsletter.
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `/get/${STORE_GAME.slug}`);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  for (const store of ['App Store', 'Google Play']) await expect(page.getByRole('main').getByRole('link', { name: store })).toBeVisible();
  await visit(page, `/get/${COMING_GAME.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
  await expect(main.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await main.getByRole('link', { name: content.get.soonButton }).click();
  await expect(page).toHaveURL(`/?game=${COMING_GAME.slug}#newsletter`);
  await expect(page.getByText(COMING_GAME.heading).and(page.locator('#newsletter *'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ userAgent: ANDROID, viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the own store comes first, at once and at the edge, and a short address leads straight there', async ({ page }) => {
    // Nothing that is painted may change places.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.body.dataset['firstPhone'] = document.documentElement.dataset['phone'] ?? '';
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, STORE_GAME.path);
    await expect(page.locator('body')).toHaveAttribute('data-first-phone', 'android');
    const badges = page.getByRole('region', { name: 'Play Now' }).locator('[data-stores]').getByRole('link');
    const [own, other] = [badges.filter({ hasText: 'Google Play' }), badges.filter({ hasText: 'App Store' })];
    await expect(own).toBeInViewport({ ratio: 1 });
    expect((await getBox(own)).y).toBeLessThan((await getBox(other)).y);

    const bar = page.getByRole('complementary', { name: `Get ${STORE_GAME.heading}` });
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: content.createGameText(STORE_GAME).featuresTitle }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => (element.style.cssText = 'position: fixed; inset: auto 0 0'));
    await expect(bar, 'beside a footer that came without scrolling').toBeHidden();
    await footer.evaluate((element) => element.removeAttribute('style'));
    await expect(bar).toBeVisible();
    await footer.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: content.createGameText(STORE_GAME).featuresTitle }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link')).toHaveAttribute('href', `/get/${STORE_GAME.slug}`);
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();

    await page.goto(`/get/${STORE_GAME.slug}`);
    await expect(page).toHaveURL(/^https:\/\/play\.google\.com\//);
  });
});
