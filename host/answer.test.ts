import { appendFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type Host } from './host.ts';
import { readSite } from './site.ts';
import { headersOf } from './headers.ts';
import { compressTestFile, HEADERS, sendRaw, writeTestSite, type TestSite } from './test-site.ts';

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** Each file of a small site with the type and cache time it has to be served with. */
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
  ['/CNAME', 'application/octet-stream', 'no-cache'],
] as const;

const HIDDEN = ['/.env', '/.git/config', '/.well-known/other.txt', '/_headers', '/_redirects'];
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(40);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_PATH = '/assets/letters-abc.zip';
const LONG_AGO = 'Mon, 01 Jan 2001 00:00:00 GMT';

let site: TestSite;
let host: Host;
let port: number;

function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${address}`, { method, headers, redirect: 'manual' });
}

beforeAll(async () => {
  site = writeTestSite([...FILES.map(([file]) => file), ...HIDDEN, '/gone.txt', '/grown.txt']);
  compressTestFile(site.folder, '/assets/long-abc.js', TEXT);
  compressTestFile(site.folder, '/404.html', TEXT);
  writeFileSync(path.join(site.folder, LETTERS_PATH), LETTERS);
  writeFileSync(path.join(site.folder, 'empty.txt'), '');
  host = createHost(readSite(site.folder));
  port = await host.listen();
});

afterAll(async () => {
  await host.stop();
  site.remove();
});

/** An answer that is not a file has the headers of '/'. */
function expectHeadersOf({ headers }: Response, pathname: string): void {
  const expected = headersOf(HEADERS, pathname);
  for (const name of Object.keys(headersOf(HEADERS, '/'))) expect(headers.get(name), name).toBe(expected[name] ?? null);
}

it.each(FILES)('serves %s with its type, its cache time and the headers of its kind', async (file, type, cacheControl) => {
  const response = await ask(file.replace(/^\/index\.html$|\.html$/, '') || '/');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(file);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  expectHeadersOf(response, file);
});

it('keeps serving the files that it read at startup, whatever happens to them', async () => {
  rmSync(path.join(site.folder, 'gone.txt'));
  appendFileSync(path.join(site.folder, 'grown.txt'), 'more');
  for (const file of ['/gone.txt', '/grown.txt']) {
    const response = await ask(file);
    expect(await response.text()).toBe(file);
    expect(response.headers.get('content-length')).toBe(String(file.length));
  }
});

describe('what is not there', () => {
  it.each(['/press/no-such-file.zip', '/assets/gone.js', '/no/../such', '/404', ...HIDDEN, '/assets/long-abc.js.br', '/secret.txt'])(
    '%s gets the page for unknown addresses, which is not cached',
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(TEXT);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expectHeadersOf(response, '/');
    },
  );

  it.each(['br', 'gzip'])('is sent as %s to those who accept it', async (encoding) => {
    const response = await ask('/no', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(TEXT);
  });

  it('has no body for a HEAD, and ignores conditions', async () => {
    const response = await ask('/no-such-page', { 'if-none-match': '*', range: 'bytes=0-1', 'accept-encoding': 'identity' }, 'HEAD');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-length')).toBe(String(TEXT.length));
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe('');
  });
});

it.each([
  ['/press/', '/press'],
  ['/press//?a=1&b=2', '/press?a=1&b=2'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/press.html?q', '/press?q'],
  ['/press.html//?a/', '/press?a/'],
  ['/index.html?a', '/?a'],
  ['/index', '/'],
  ['//index.html/', '/'],
  ['/404.html', '/404'],
  ['/search?q=é', '/search?q=%C3%A9'],
  ['/é/', '/%C3%A9/'],
])('redirects %s to its one form, on this host, and is not cached', async (address, location) => {
  // As bytes, because a client would normalize the address.
  const answer = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
  expect(answer).toContain('\r\nCache-Control: no-cache\r\n');
});

it.each([
  ['/%', 400],
  ['/%4?a', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/press%0d%0aSet-Cookie:a=b/', 400],
  ['/\\evil.example/', 400],
  ['/%5Cevil.example/', 400],
  ['/press#a', 400],
  ['/../secret.txt', 400],
  ['/%2e%2e/secret.txt', 400],
  ['/..%2Fsecret.txt', 400],
  ['/assets/../../secret.txt', 400],
  ['//evil.example/%2e%2e', 400],
  ['//é', 400],
  ['*', 400],
  ['/%2eenv', 404],
  ['/%FF', 404],
  ['/404%2ehtml', 404],
  ['/press%2ehtml', 404],
  ['/%69ndex', 404],
  [`/${'a'.repeat(13_000)}`, 414],
  [`/search?q=${'a'.repeat(10_000)}`, 404],
  ['/%70ress', 200],
  ['/press?a=%&b=../', 200],
  ['http://elsewhere.example/press', 200],
])('answers the address %s with %i', async (address, status) => {
  const answer = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
  expect(answer).toContain(`\r\nContent-Security-Policy: ${HEADERS.documents['Content-Security-Policy']}\r\n`);
  expect(answer).not.toContain('\r\n\r\nsecret');
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const response = await ask('/press', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expectHeadersOf(response, '/');
});

it('reports its health, uncached', async () => {
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
])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  const response = await ask('/assets/long-abc.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe(TEXT);
});

it('answers HEAD as GET, without the body', async () => {
  const response = await ask(LETTERS_PATH, { range: 'bytes=0-1' }, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(LETTERS.length));
  expect(await response.text()).toBe('');
});

describe('a file that the visitor already has', () => {
  it('is not sent again, but its headers are', async () => {
    const { headers } = await ask('/assets/root-abc.js');
    const tag = headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask('/assets/root-abc.js', { 'if-none-match': known });
      expect(response.status, known).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(tag);
      expect(response.headers.get('cache-control')).toBe(FOREVER);
      expectHeadersOf(response, '/assets/root-abc.js');
    }
    expect((await ask('/assets/root-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is recognized by its date if no tag is sent', async () => {
    const changed = statSync(path.join(site.folder, 'press.html')).mtime.toUTCString();
    expect((await ask('/press', { 'if-modified-since': changed })).status).toBe(304);
    expect((await ask('/press', { 'if-modified-since': LONG_AGO })).status).toBe(200);
    expect((await ask('/press', { 'if-modified-since': '2999' })).status).toBe(200);
    expect((await ask('/press', { 'if-modified-since': changed, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a different tag for each encoding', async () => {
    const tags = new Set<string | null>();
    for (const accepted of ['br', 'gzip', 'identity'])
      tags.add((await ask('/assets/long-abc.js', { 'accept-encoding': accepted })).headers.get('etag'));
    expect(tags.size).toBe(3);
  });

  it('keeps its tag over a build that did not change it', async () => {
    const again = writeTestSite(['/press.html']);
    const file = readSite(again.folder).files.get('/press');
    again.remove();
    expect((await ask('/press')).headers.get('etag')).toBe(file?.plain.etag);
  });
});

describe('a file that must not have changed', () => {
  it.each([
    ['if-match', '"other"', 412],
    ['if-match', '*', 200],
    ['if-unmodified-since', LONG_AGO, 412],
    ['if-unmodified-since', 'Wed, 01 Jan 2200 00:00:00 GMT', 200],
    ['if-unmodified-since', 'yesterday', 200],
  ])('answers %s: %s with %i', async (name, value, status) => {
    const response = await ask(LETTERS_PATH, { [name]: value });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(status === 412 ? 'no-store' : FOREVER);
  });

  it('matches its own tag, but not a weak one', async () => {
    const tag = (await ask(LETTERS_PATH)).headers.get('etag') ?? '';
    expect((await ask(LETTERS_PATH, { 'if-match': `"other", ${tag}`, 'if-unmodified-since': LONG_AGO })).status).toBe(200);
    expect((await ask(LETTERS_PATH, { 'if-match': `W/${tag}` })).status).toBe(412);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=0-0', 206, 'a', 'bytes 0-0/26'],
    ['bytes=0-00', 206, 'a', 'bytes 0-0/26'],
    ['Bytes=1-1', 206, 'b', 'bytes 1-1/26'],
    ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=-100', 206, LETTERS, 'bytes 0-25/26'],
    ['bytes=24-100', 206, 'yz', 'bytes 24-25/26'],
    ['bytes=0-9007199254740992', 206, LETTERS, 'bytes 0-25/26'],
    [`bytes=25-${'9'.repeat(400)}`, 206, 'z', 'bytes 25-25/26'],
    ['bytes=0-1,4-5', 200, LETTERS, null],
    ['bytes=5-1', 200, LETTERS, null],
    ['bytes=-', 200, LETTERS, null],
    ['lines=1-2', 200, LETTERS, null],
  ])('%s gets %i', async (range, status, body, contentRange) => {
    const response = await ask(LETTERS_PATH, { range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=26-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('%s is outside the file, and that is not cached', async (range) => {
    const response = await ask(LETTERS_PATH, { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */26');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not exist in an empty file', async () => {
    expect((await ask('/empty.txt', { range: 'bytes=0-0' })).status).toBe(416);
    expect((await ask('/empty.txt', { range: 'bytes=-1' })).status).toBe(416);
    expect((await ask('/empty.txt')).headers.get('content-length')).toBe('0');
  });

  it('is sent only if the visitor began with the same file', async () => {
    const { headers } = await ask(LETTERS_PATH);
    const range = 'bytes=0-1';
    expect((await ask(LETTERS_PATH, { range, 'if-range': headers.get('last-modified') ?? '' })).status).toBe(206);
    expect((await ask(LETTERS_PATH, { range, 'if-range': headers.get('etag') ?? '' })).status).toBe(206);
    expect((await ask(LETTERS_PATH, { range, 'if-range': LONG_AGO })).status).toBe(200);
    expect((await ask(LETTERS_PATH, { range, 'if-range': `W/${headers.get('etag')}` })).status).toBe(200);
  });
});
