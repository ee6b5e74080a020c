// Tests that titles and descriptions are unique, and that trailing slashes redirect.
import { ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

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
