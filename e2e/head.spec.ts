// What a page says of itself in its head, where React takes over a head that was written without knowing the address.
import type { Page } from '@playwright/test';
import { expect, expectPage, open, test } from './site.ts';

/** The parts of the head that stand there more than once, such as `og:title`. */
function findRepeated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = Array.from(document.head.querySelectorAll('title, link[rel="canonical"], meta[name], meta[property]'), (element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel');
      return name ?? element.localName;
    });
    return parts.filter((part, index) => parts.indexOf(part) !== index);
  });
}

test('a search that is opened by its address names itself once, with its query', async ({ page }) => {
  await open(page, '/search?q=idle%20mouse');
  await expect(page).toHaveTitle(/^Search Results for "idle mouse".*ApricotGames$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "idle mouse"');
  expect(await findRepeated(page)).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\?q=idle(%20|\+)mouse$/);
});

for (const path of ['/no-such-page', '/games/no-such-game']) {
  test(`${path} says each thing of itself once`, async ({ page, troubles }) => {
    troubles.expect(/404/);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findRepeated(page)).toEqual([]);
  });
}

/** Title, metadata, canonical address and structured data as they stand in a document: the present one, or one in `html`. */
function readHead(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const head = text === undefined ? document.head : new DOMParser().parseFromString(text, 'text/html').head;
    const parts = head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]');
    return Array.from(parts, (part) => part.outerHTML).toSorted();
  }, html);
}

test('the head follows the visitor from page to page, and nothing of the last one stays', async ({ page, request }) => {
  await open(page, '/search?q=mouse');
  for (const [link, path, heading] of [
    ['Our Games', '/games', 'Our Games'],
    ['Solitaire Go', '/games/solitaire-go', 'Solitaire Go'],
    ['Services', '/services', 'Services'],
    ['Contact', '/contact', 'Contact Us'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expectPage(page, heading);
    const html = await (await request.get(path)).text();
    await expect.poll(() => readHead(page)).toEqual(await readHead(page, html));
  }
});

test('a search that is typed is told by title, canonical address and what is shared', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('searchbox').first().fill('castle </script>');
  await expect(page).toHaveTitle(/^Search Results for "castle <\/script>".*ApricotGames$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\?q=castle(%20|\+)%3C%2Fscript%3E$/);
  await expect(page.locator('meta[name="twitter:title"]')).toHaveAttribute('content', /castle <\/script>/);
  expect(await findRepeated(page)).toEqual([]);
});
