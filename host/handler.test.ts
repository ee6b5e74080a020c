import { createServer, type Server } from 'node:http';
import { statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from './handler.ts';
import { headersOf } from './headers.ts';
import { compressTestFile, HEADERS, sendRaw, writeTestSite, type TestSite } from './test-site.ts';

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** Each file of a small site with the type and the cache time that it is to be served with. */
const FILES = [
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/press.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/press.data', 'text/x-script; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', HOUR],
  ['/app-ads.txt', 'text/plain; charset=utf-8', HOUR],
  ['/llms.txt', 'text/plain; charset=utf-8', HOUR],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', HOUR],
  ['/sitemap.xml', 'application/xml; charset=utf-8', HOUR],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', DAY],
  ['/press/kit.zip', 'application/zip', DAY],
  ['/social/home.jpg', 'image/jpeg', DAY],
  ['/icons/icon-512.png', 'image/png', DAY],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', DAY],
  ['/assets/root-abc.js', 'text/javascript; charset=utf-8', FOREVER],
  ['/assets/face-abc.woff2', 'font/woff2', FOREVER],
  ['/pictures/hero/mouse-160.abc.avif', 'image/avif', FOREVER],
] as const;

const HIDDEN = ['/.env', '/.git/config', '/.well-known/other.txt', '/_headers', '/_redirects'];
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(40);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let site: TestSite;
let server: Server;
let port: number;

function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`http://localhost:${port}${address}`, { method, headers, redirect: 'manual' });
}

beforeAll(() => {
  site = writeTestSite([...FILES.map(([file]) => file), ...HIDDEN]);
  compressTestFile(site.folder, '/assets/long-abc.js', TEXT);
  writeFileSync(path.join(site.folder, 'press/letters.zip'), LETTERS);
  server = createServer(createHandler(site.folder)).listen(0);
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  site.remove();
});

it.each(FILES)('serves %s with its type, its time and the headers of all', async (file, type, cacheControl) => {
  const response = await ask(file.replace(/^\/index\.html$|\.html$/, '') || '/');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(file);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  const expected = headersOf(HEADERS, file);
  for (const name of Object.keys(headersOf(HEADERS, '/'))) expect(response.headers.get(name), name).toBe(expected[name] ?? null);
});

describe('what is not there', () => {
  it.each(['/press/no-such-file.zip', '/assets/gone.js', '/no/../such', '/404', ...HIDDEN, '/assets/long-abc.js.br', '/secret.txt'])(
    '%s is answered with the page for it, which nobody keeps',
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('/404.html');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(HEADERS.documents['Content-Security-Policy']);
    },
  );

  it('is compressed as the visitor takes it', async () => {
    const compressed = writeTestSite([]);
    compressTestFile(compressed.folder, '/404.html', TEXT);
    const other = createServer(createHandler(compressed.folder)).listen(0);
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`http://localhost:${(other.address() as AddressInfo).port}/no`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(TEXT);
    }
    other.close();
    other.closeAllConnections();
    compressed.remove();
  });

  it('has no body for a HEAD', async () => {
    const response = await ask('/no-such-page', {}, 'HEAD');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-length')).toBe('9');
    expect(await response.text()).toBe('');
  });
});

it.each([
  ['/press/', '/press'],
  ['/press//?a=1&b=2', '/press?a=1&b=2'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/press.html?q', '/press?q'],
  ['/index.html?a', '/?a'],
  ['/press.html//?a/', '/press?a/'],
  ['/index', '/'],
  ['//index.html/', '/'],
  ['/404.html', '/404'],
])('leads %s to its one form, on this host', async (address, location) => {
  // As bytes: a client would tidy the address up.
  const answer = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
});

it.each([
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/press%0d%0aSet-Cookie:a=b/', 400],
  ['/\\evil.example/', 400],
  ['/%5Cevil.example/', 400],
  ['*', 400],
  ['/%4?a', 400],
  ['/press#a', 400],
  ['/../secret.txt', 400],
  ['/%2e%2e/secret.txt', 400],
  ['/..%2Fsecret.txt', 400],
  ['/assets/../../secret.txt', 400],
  ['//evil.example/%2e%2e', 400],
  ['/%2eenv', 404],
  ['/%FF', 404],
  ['/404%2ehtml', 404],
  ['/press%2ehtml', 404],
  ['/%69ndex', 404],
  ['/%70ress', 200],
  ['/press?a=%&b=../', 200],
  [`/${'a'.repeat(13_000)}`, 414],
  [`/search?q=${'a'.repeat(10_000)}`, 404],
  ['http://elsewhere.example/press', 200],
])('answers the address %s with %i', async (address, status) => {
  const answer = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
  expect(answer).not.toContain('\r\n\r\nsecret');
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const response = await ask('/press', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('says that it is well, and nobody keeps that', async () => {
  const response = await ask('/healthz');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ok\n');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
  ['vibrant', null],
])('to a visitor who takes "%s" it sends %s', async (accepted, encoding) => {
  const response = await ask('/assets/long-abc.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe(TEXT);
});

it('answers HEAD as GET, without the body', async () => {
  const response = await ask('/press/letters.zip', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(LETTERS.length));
  expect(await response.text()).toBe('');
});

describe('a file that the visitor has', () => {
  it('is not sent again, and its headers say for how long it holds', async () => {
    const { headers } = await ask('/assets/root-abc.js');
    const tag = headers.get('etag') ?? '';
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const response = await ask('/assets/root-abc.js', { 'if-none-match': known });
      expect(response.status, known).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(tag);
      expect(response.headers.get('cache-control')).toBe(FOREVER);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await ask('/assets/root-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is told by its date where there is no tag', async () => {
    const changed = statSync(path.join(site.folder, 'press.html')).mtime.toUTCString();
    expect((await ask('/press', { 'if-modified-since': changed })).status).toBe(304);
    expect((await ask('/press', { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status).toBe(200);
    expect((await ask('/press', { 'if-modified-since': changed, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('differs by its encoding', async () => {
    const tags = new Set<string | null>();
    for (const accepted of ['br', 'gzip', 'identity'])
      tags.add((await ask('/assets/long-abc.js', { 'accept-encoding': accepted })).headers.get('etag'));
    expect(tags.size).toBe(3);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=-100', 206, LETTERS, 'bytes 0-25/26'],
    ['bytes=24-100', 206, 'yz', 'bytes 24-25/26'],
    ['bytes=26-', 416, '', 'bytes */26'],
    ['bytes=-0', 416, '', 'bytes */26'],
    ['bytes=0-1,4-5', 200, LETTERS, null],
    ['bytes=5-1', 200, LETTERS, null],
    ['bytes=-', 200, LETTERS, null],
    ['lines=1-2', 200, LETTERS, null],
  ])('%s gets %i', async (range, status, body, contentRange) => {
    const response = await ask('/press/letters.zip', { range, 'accept-encoding': 'identity' });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it('is sent only of the file that the visitor began with', async () => {
    const { headers } = await ask('/press/letters.zip');
    const range = 'bytes=0-1';
    expect((await ask('/press/letters.zip', { range, 'if-range': headers.get('last-modified') ?? '' })).status).toBe(206);
    expect((await ask('/press/letters.zip', { range, 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status).toBe(200);
    expect((await ask('/press/letters.zip', { range, 'if-range': headers.get('etag') ?? '' })).status).toBe(200);
  });
});
