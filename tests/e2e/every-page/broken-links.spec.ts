// Checks that every internal reference of the built site exists: links, anchors, pictures and files, in pages, style sheets, sitemaps and the like.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { listPagePaths, getPageFile, NOT_FOUND_PAGES } from '../../../tools/build/lib/page-paths.ts';

const SITE = path.resolve(import.meta.dirname, '../../../build/client');
const MACHINE_FILES = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'llms.txt', '.well-known/security.txt'];
const CONCURRENT_REQUESTS = 16;

function read(file: string): Promise<string> {
  return readFile(path.join(SITE, file), 'utf8');
}

/** Addresses in attributes, structured data and link preview tags. */
function extractAddresses(html: string): string[] {
  const plain = html.replaceAll('&amp;', '&');
  return [
    ...[...plain.matchAll(/\s(?:href|src|action|content)="([^"]*)"/g)].map(([, address = '']) => address),
    ...[...plain.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
    ...[...plain.matchAll(/"(https:\/\/[^"\\{}]+)"/g)].map(([, address = '']) => address),
  ];
}

/** Requests the addresses in parallel, and returns those that do not respond with 200. */
async function findMissing(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < addresses.length; start += CONCURRENT_REQUESTS) {
    await Promise.all(
      addresses.slice(start, start + CONCURRENT_REQUESTS).map(async (address) => {
        const response = await request.head(address, { maxRedirects: 0 });
        if (response.status() !== 200) missing.push(`${response.status()} for ${address}`);
      }),
    );
  }
  return missing;
}

test('no page that opens in a new window can reach back to ours', async () => {
  const links: string[] = [];
  for (const page of await listPagePaths(SITE))
    links.push(...((await read(getPageFile(page))).match(/<a [^>]*target="_blank"[^>]*>/g) ?? []));
  expect(links).not.toEqual([]);
  expect(links.filter((link) => !/ rel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
});

test('everything the site refers to on its own origin exists', async ({ request }) => {
  const [, origin = ''] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(await read('index.html')) ?? [];
  const named = new Set<string>(); // addresses without the origin
  const ids = new Map<string, ReadonlySet<string>>(); // page → ids of its elements
  const anchors = new Map<string, string>(); // link with a fragment → the page that contains it

  function addAddresses(addresses: readonly string[], from: string): void {
    for (const address of addresses) {
      const url = URL.parse(address, `${origin}${from}`);
      if (url?.origin === origin && /^(https?:|\/)/.test(address)) named.add(url.pathname + url.search);
    }
  }

  for (const page of await listPagePaths(SITE)) {
    const html = await read(getPageFile(page));
    ids.set(page, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, address = ''] of html.matchAll(/<a [^>]*href="((?:\/[^"]*)?#[^"]+)"/g))
      anchors.set(address.replace(/^#/, `${page}#`), page);
    addAddresses(extractAddresses(html), page);
  }
  for (const file of NOT_FOUND_PAGES) addAddresses(extractAddresses(await read(file)), '/404');
  for (const file of MACHINE_FILES) {
    const text = await read(file);
    addAddresses(
      [...text.matchAll(/https:\/\/[^\s<>)"]+/g)].map(([address]) => address),
      `/${file}`,
    );
    addAddresses(
      [...text.matchAll(/"(\/[^"]*)"/g)].map(([, address = '']) => address),
      `/${file}`,
    );
  }
  for (const file of (await readdir(path.join(SITE, 'assets'))).filter((name) => name.endsWith('.css'))) {
    const urls = [...(await read(`assets/${file}`)).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address);
    addAddresses(
      urls.filter((address) => !address.startsWith('data:') && !address.startsWith('#')),
      `/assets/${file}`,
    );
  }

  expect(await findMissing(request, [...named])).toEqual([]);
  expect([...named].filter((address) => address.startsWith('/pictures/')).length).toBeGreaterThan(ids.size);
  for (const [address, from] of anchors) {
    const [page = '', id = ''] = address.split('#');
    expect.soft(ids.get(page.replace(/\?.*/, '')), `${address}, linked from ${from}`).toContain(decodeURIComponent(id));
  }
});
