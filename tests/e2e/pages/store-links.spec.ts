// Tests the store links of a game's page: official badges, and a QR code for phones.
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

async function getBox(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

test("badges keep the stores' wording, one height and their clear space, and the code leads a phone to its store", async ({ page }) => {
  await open(page, '/games/solitaire-go');
  const box = page.getByRole('region', { name: 'Play Now' });
  const badges = box.locator('[data-stores]').getByRole('link');
  await expect(badges).toHaveText(['Download on the App Store', 'Get it on Google Play']);
  await expect(badges.nth(0)).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//);
  await expect(badges.nth(1)).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
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
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(canonical.replace('/games/', '/get/'));

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(code).toBeHidden();
});
