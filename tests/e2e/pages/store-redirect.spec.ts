// Tests the store redirect: phones go to their own store, see its badge first on a game's page, and can always reach the link.
import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test.use({ stubsOtherSites: true });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The first badge in visual order, and its bottom edge. */
async function findFirstBadge(page: Page): Promise<{ readonly first: string; readonly bottom: number }> {
  const links = page.getByRole('region', { name: 'Play Now' }).getByRole('link');
  const seen = await links.evaluateAll((all) =>
    all.map((link) => ({ text: link.textContent, box: link.getBoundingClientRect().toJSON() as DOMRect })),
  );
  const [first] = seen.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  return { first: first?.text ?? '', bottom: first?.box.bottom ?? Infinity };
}

for (const [phone, userAgent, store, address] of [
  ['an iPhone', IPHONE, /App Store/, /^https:\/\/apps\.apple\.com\//],
  ['an Android phone', ANDROID, /Google Play/, /^https:\/\/play\.google\.com\//],
] as const) {
  test.describe(`on ${phone}`, () => {
    test.use({ userAgent, viewport: { width: 360, height: 740 }, hasTouch: true });

    test('the own store comes first, at once and at the edge, and a short address leads straight there', async ({ page }) => {
      await open(page, '/games/spider-solitaire-go');
      const { first, bottom } = await findFirstBadge(page);
      expect(first).toMatch(store);
      expect(bottom).toBeLessThanOrEqual(740);

      const bar = page.getByRole('complementary', { name: 'Get Spider Solitaire Go' });
      await expect(bar).toBeHidden();
      await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.evaluate((element) => (element.style.cssText = 'position: fixed; inset: auto 0 0'));
      await expect(bar, 'beside a footer that came without scrolling').toBeHidden();
      await footer.evaluate((element) => element.removeAttribute('style'));
      await expect(bar).toBeVisible();
      await footer.scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();
      await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded();
      await expect(bar.getByRole('link')).toHaveAttribute('href', '/get/spider-solitaire-go');
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();

      await page.goto('/get/spider-solitaire-go');
      await expect(page).toHaveURL(address);
    });
  });
}

test('a game that is in no store yet leads to the letters, with itself chosen', async ({ page }) => {
  await open(page, '/get/idle-mouse');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
  await expect(main.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'Tell Me When' }).click();
  await expect(page).toHaveURL('/?game=idle-mouse#newsletter');
  await expect(page.getByText(/Idle Mouse/).and(page.locator('#newsletter *'))).toBeVisible();
});

test('on a computer the short address stays, with both badges and a code', async ({ page }) => {
  await open(page, '/get/spider-solitaire-go');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Spider Solitaire Go');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  for (const store of ['App Store', 'Google Play']) await expect(page.getByRole('main').getByRole('link', { name: store })).toBeVisible();
});
