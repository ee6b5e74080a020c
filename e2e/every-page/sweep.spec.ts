// Each address is opened once and looked at in every way: its own page, its head, its pictures, its width and the rules of accessibility.
import type { Page } from '@playwright/test';
import { pageWidth, violations } from '#e2e/support/accessibility.ts';
import { ADDRESSES, DISTINCT } from '#e2e/support/addresses.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const NARROWEST = 320;
const WIDTHS = [390, 1280];

/** Brings every part of the page near the window once, so that its lazy pictures load. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The addresses of visible pictures that show nothing; the first of them is scrolled into view. */
function findEmptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const empty = Array.from(document.images).filter((image) => image.naturalWidth === 0 && image.checkVisibility());
    empty[0]?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    return empty.map((image) => image.currentSrc || image.src);
  });
}

for (const { path, heading } of ADDRESSES) {
  test(`${path} answers with its own page, shows its pictures, fits its window and breaks no accessibility rule`, async ({
    page,
    foreignRequests,
  }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/ApricotGames$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${path}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);

    await walkDown(page);
    await expect.poll(() => findEmptyPictures(page), { message: 'pictures that show nothing', intervals: [50] }).toEqual([]);
    await expect(page.locator('img[data-failed]'), 'pictures that are only a placeholder').toHaveCount(0);
    expect(foreignRequests.filter((address) => path !== '/contact' || !address.startsWith(MAP_ORIGIN))).toEqual([]);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const width of [NARROWEST, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageWidth(page), `at ${width} px`).toBe(width);
      if (DISTINCT.some((address) => address.path === path) && width !== NARROWEST)
        expect.soft(await violations(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every address shows what it has to say', async ({ page }) => {
    for (const { path, heading, texts } of ADDRESSES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      for (const text of texts) await expect(main.getByText(text).first(), path).toBeVisible();
    }
  });
});
