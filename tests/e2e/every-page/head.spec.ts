// Tests the head of pages after hydration and navigation, including prerendered heads that do not know their address.
import type { Page } from '@playwright/test';
import { expect, expectPage, STORE_GAME, open, skipWithout, test } from '#tests/e2e/support/fixtures.ts';

/** Title, metadata, canonical address and structured data of the current document, or of the HTML served at `path`. */
function readHead(page: Page, path?: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    // XMLHttpRequest, because the Trusted Types policy forbids parsing HTML from a string.
    const delivered = (href: string) =>
      new Promise<Document | null>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.addEventListener('loadend', () => resolve(request.responseXML));
        request.open('GET', href);
        request.send();
      });
    const head = (address === undefined ? document : await delivered(address))?.head;
    const parts = head?.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]');
    return Array.from(parts ?? [], (part) => part.outerHTML).toSorted();
  }, path);
}

/** Locates meta tags that occur more than once, such as `og:title`. */
function findRepeated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = Array.from(document.head.querySelectorAll('title, link[rel="canonical"], meta[name], meta[property]'), (element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel');
      return name ?? element.localName;
    });
    return parts.filter((part, index) => parts.indexOf(part) !== index);
  });
}

test('the head follows the visitor from search to search and from page to page, and nothing is left over', async ({ page }) => {
  skipWithout(STORE_GAME.path);
  await open(page, '/search?q=bean%20jar');
  await expect(page).toHaveTitle(/^Search Results for "bean jar"/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "bean jar"');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\?q=bean(%20|\+)jar$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await findRepeated(page)).toEqual([]);

  await page.getByRole('main').getByRole('searchbox').fill('tin </script>');
  await expect(page).toHaveTitle(/^Search Results for "tin <\/script>"/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search\?q=tin(%20|\+)%3C%2Fscript%3E$/);
  await expect(page.locator('meta[name="twitter:title"]')).toHaveAttribute('content', /tin <\/script>/);
  expect(await findRepeated(page)).toEqual([]);

  // The page of the game has a banner of the App Store.
  for (const path of ['/games', STORE_GAME.path, '/services', '/about-us']) {
    await page.locator(`a[href="${path}"]`).and(page.locator(':visible')).first().click();
    await expectPage(page, path);
    const delivered = await readHead(page, path);
    expect(delivered).not.toEqual([]);
    await expect.poll(() => readHead(page)).toEqual(delivered);
  }
});
