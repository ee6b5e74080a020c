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

test('the head follows the visitor from page to page', async ({ page }) => {
  await open(page, '/');
  for (const [link, path] of [
    ['Our Games', '/games'],
    ['Services', '/services'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expectPage(page, link);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${path}$`));
    expect(await findRepeated(page)).toEqual([]);
  }
});
