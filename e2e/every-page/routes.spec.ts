// Every address answers with its own page, complete with and without scripts.
import type { Page } from '@playwright/test';
import { ADDRESSES } from '#e2e/support/addresses.ts';
import { expect, open, test } from '#e2e/support/site.ts';

const MAP_ORIGIN = 'https://www.openstreetmap.org';

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
  test(`${path} answers with its own page and tells search engines so`, async ({ page, foreignRequests }) => {
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
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const pages = await Promise.all(ADDRESSES.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="(.*?)"/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(ADDRESSES.length);
  expect(new Set(descriptions).size).toBe(ADDRESSES.length);
});

test('an address with a trailing slash redirects to the one without', async ({ request }) => {
  const response = await request.get('/games/?from=mail', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/games?from=mail');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, texts } of ADDRESSES) {
    test(`${path} shows what it has to say`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
    });
  }
});
