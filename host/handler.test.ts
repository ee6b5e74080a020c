import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler } from './handler.ts';

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** Each file of a small site with the type and the cache time that it is to be served with. */
const FILES = [
  ['/index.html', /^text\/html/, 'no-cache'],
  ['/press/index.html', /^text\/html/, 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', HOUR],
  ['/app-ads.txt', 'text/plain; charset=utf-8', HOUR],
  ['/llms.txt', 'text/plain; charset=utf-8', HOUR],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', HOUR],
  ['/sitemap.xml', 'application/xml; charset=utf-8', HOUR],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', DAY],
  ['/press/kit.zip', 'application/zip', DAY],
  ['/social/home.jpg', 'image/jpeg', DAY],
  ['/icons/icon-512.png', 'image/png', DAY],
  ['/favicon.svg', /^image\/svg\+xml/, DAY],
  ['/assets/root-abc.js', /^text\/javascript/, FOREVER],
  ['/pictures/hero/mouse-160.abc.avif', 'image/avif', FOREVER],
] as const;

let folder: string;
let server: Server;
let origin: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [file] of [...FILES, ['/404.html']] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  server = createServer(createHandler(folder)).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each(FILES)('serves %s with its type and its time', async (file, type, cacheControl) => {
  const response = await fetch(origin + file.replace(/\/?index\.html$/, ''));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(file);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

it('answers what is not there with the page for it, which nobody keeps', async () => {
  const response = await fetch(`${origin}/press/no-such-file.zip`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('/404.html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
