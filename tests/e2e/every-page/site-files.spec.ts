// Tests the files for crawlers and browsers, as the server delivers them.
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from '@playwright/test';

const FILES = [
  ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent: \*$/m],
  ['/sitemap.xml', 'application/xml; charset=utf-8', /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', /^\{/],
  ['/app-ads.txt', 'text/plain; charset=utf-8', /^[\w.-]+, \S+, (DIRECT|RESELLER)/m],
  ['/llms.txt', 'text/plain; charset=utf-8', /^# /],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Expires: \d{4}-/m],
] as const;

test('each file is served in its own format', async ({ request }) => {
  for (const [path, type, content] of FILES) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(await response.text()).toMatch(content);
  }
});

test("the press kit's archive holds what the page offers, and its words", async ({ request }) => {
  const html = await (await request.get('/press')).text();
  const offered = [...html.matchAll(/href="([^"]+)" download="([^"]+)"/g)].map(([, path = '', name = '']) => ({ path, name }));
  const [, archivePath = ''] = /href="([^"]+\.zip)"/.exec(html) ?? [];
  const archive = await request.get(archivePath);
  expect(archive.headers()['content-type']).toBe('application/zip');
  const entries = Object.entries(unzipSync(await archive.body())).filter(([name]) => !name.endsWith('/'));
  const inside = new Map(entries.map(([name, bytes]) => [name.split('/').at(-1), bytes]));
  expect([...inside.keys()].toSorted()).toEqual(['README.txt', ...offered.map(({ name }) => name)].toSorted());
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  for (const { path, name } of offered) {
    const published = await (await request.get(path)).body();
    expect(hash(inside.get(name) ?? new Uint8Array()), name).toBe(hash(published));
  }
});
