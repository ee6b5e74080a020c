import { once } from 'node:events';
import { statSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDocumentHeaders } from '../../../server/headers.ts';
import { startServer } from '../../../server/server.ts';
import { LONG_FILE_BYTES, POLICY, sendRaw, writeTestSite, type TestSite } from './test-site.ts';

const PAGE = 'no-cache, no-transform';
const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const YEAR = 'public, max-age=31536000, immutable';

/** The files of a small site, with the expected Content-Type and Cache-Control. */
const FILES = [
  ['/index.html', 'text/html; charset=utf-8', PAGE],
  ['/press.html', 'text/html; charset=utf-8', PAGE],
  ['/games/idle-mouse.html', 'text/html; charset=utf-8', PAGE],
  ['/press.data', 'text/x-script; charset=utf-8', 'no-cache'],
  ['/worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', HOUR],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', HOUR],
  ['/sitemap.xml', 'application/xml; charset=utf-8', HOUR],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', DAY],
  ['/press/kit.zip', 'application/zip', DAY],
  ['/press/idle-mouse-key-art.png', 'image/png', DAY],
  ['/social/home.jpg', 'image/jpeg', DAY],
  ['/favicon.ico', 'image/vnd.microsoft.icon', DAY],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', DAY],
  ['/assets/root-abc.js', 'text/javascript; charset=utf-8', YEAR],
  ['/assets/face-abc.woff2', 'font/woff2', YEAR],
  ['/pictures/hero/mouse-160.abc.avif', 'image/avif', YEAR],
  ['/CNAME', 'application/octet-stream', PAGE],
] as const;

const HIDDEN = ['/.env', '/.git/config', '/_redirects'];
const LINKS = ['/linked.txt', '/linked', '/dangling'];
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(40);
const GAMES_TEXT = 'This game is nowhere to be found. '.repeat(40);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS_PATH = '/assets/letters-abc.zip';
const LONG_AGO = 'Mon, 01 Jan 2001 00:00:00 GMT';

let site: TestSite;
let server: Awaited<ReturnType<typeof startServer>>;
const log: string[] = [];

const sendRequest = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${address}`, { method, headers, redirect: 'manual' });

/** Requests a path as it is; an HTTP client would normalize it. */
const sendRawRequest = (address: string) => sendRaw(server.port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
const parseStatuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

function expectDocumentHeaders({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const [name, value] of Object.entries(createDocumentHeaders(POLICY))) expect(headers.get(name), name).toBe(value);
}

beforeAll(async () => {
  site = writeTestSite([...FILES.map(([file]) => file), ...HIDDEN]);
  site.writeCompressed('/assets/long-abc.js', TEXT);
  site.writeCompressed('/404.html', TEXT);
  site.writeCompressed('/games/404.html', GAMES_TEXT);
  site.write(LETTERS_PATH, LETTERS);
  site.write('/empty.txt', '');
  for (const [index, target] of ['../secret.txt', '..', 'nowhere'].entries())
    symlinkSync(target, path.join(site.folder, LINKS[index] ?? ''));
  site.write('/huge.zip', Buffer.alloc(LONG_FILE_BYTES));
  server = await startServer(site.folder, {
    redirects: { '/newspaper': '/press', '/games/gone': '/games/idle-mouse', '/kit': '/press#kit' },
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

it.each(FILES)('serves %s with its Content-Type and Cache-Control', async (file, type, cacheControl) => {
  const response = await sendRequest(file.replace(/^\/index\.html$|\.html$/, '') || '/');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(file);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('the page for unknown addresses', () => {
  const withText = (text: string) => (address: string) => [address, text] as const;

  it.each([
    ...['/nothing', '/assets/gone.js', '/404', '/404.html', '/_headers', '/games/idle-mouse/nothing', '/games/'].map(withText(TEXT)),
    ...[...HIDDEN, ...LINKS, '/linked/secret.txt', '/assets/long-abc.js.br', '/press/kit.zip/more'].map(withText(TEXT)),
    ...['/games/nothing', '/games/nothing/', '/Games/Nothing', '/games/404', '/games/404.html'].map(withText(GAMES_TEXT)),
  ])('answers %s with 404 and the headers of a page, that of its own folder, if there is one', async (address, text) => {
    const response = await sendRequest(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(PAGE);
    expectDocumentHeaders(response);
  });

  it('ignores conditional headers', async () => {
    const response = await sendRequest('/nothing', { 'if-none-match': '*', range: 'bytes=0-1', 'accept-encoding': 'gzip' });
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe(TEXT);
  });
});

it.each([
  ['/press/', 308, '/press'],
  ['///', 308, '/'],
  ['/press.html?q', 308, '/press?q'],
  ['/index', 308, '/'],
  ['//press/kit.zip', 308, '/press/kit.zip'],
  ['/newspaper/?a=1', 301, '/press?a=1'],
  ['/kit/?a=1', 301, '/press?a=1#kit'],
  ['/games/idlemouse', 301, '/games/idle-mouse'],
  ['/get/gone', 301, '/games/idle-mouse'],
  ['/Press?Q=A', 301, '/press?Q=A'],
  ['/Press.HTML', 301, '/press'],
  ['/INDEX.html?a', 301, '/?a'],
  ['/Games/Idle-Mouse', 301, '/games/idle-mouse'],
  ['/%50ress', 301, '/press'],
  ['/Robots.txt', 301, '/robots.txt'],
  ['/press.', 301, '/press'],
  ['/press),?a=1', 301, '/press?a=1'],
  ['/newspaper%20', 301, '/press'],
  ['/press%E2%80%8B', 301, '/press'],
  ['/press%23beat=12&by=ANI', 301, '/press#beat=12&by=ANI'],
  ['http://elsewhere.example/press/', 308, '/press'],
])('redirects %s with %i to %s', async (address, status, location) => {
  const answer = await sendRawRequest(address);
  expect(parseStatuses(answer)).toEqual([status]);
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
  expect(answer).toContain('\r\nCache-Control: no-cache\r\n');
});

it.each([
  ['/%', 404],
  ['/%E0%A4%A', 404],
  ['/%00', 404],
  ['/press%0d%0aSet-Cookie:a=b/', 404],
  ['//evil.example/', 404],
  ['/\\evil.example/', 404],
  ['/%5Cevil.example/', 404],
  ['/../secret.txt', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/..%2Fsecret.txt', 404],
  ['/assets/..%5c..%5csecret.txt', 404],
  ['/constructor', 404],
  ['*', 404],
  [`/${'a'.repeat(9000)}`, 404],
  ['/%70ress', 200],
  ['http://elsewhere.example/press', 200],
])('answers %s with %i, and never with a file outside of the site', async (address, status) => {
  const answer = await sendRawRequest(address);
  expect(parseStatuses(answer)).toEqual([status]);
  expect(answer).toContain(`\r\nContent-Security-Policy: ${POLICY}\r\n`);
  expect(answer).not.toMatch(/\r\nLocation:|\r\n\r\nsecret/);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const response = await sendRequest('/press', {}, method);
  const { status, headers } = response;
  expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'GET, HEAD', 'no-store']);
  expectDocumentHeaders(response);
});

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a request head of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('refuses %s and closes the connection', async (_, bytes, status) => {
  expect(parseStatuses(await sendRaw(server.port, bytes))).toEqual([status]);
});

it('reports its health, uncached', async () => {
  const response = await sendRequest('/healthz');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toMatch(/^ok [0-9a-f]{12}\n$/);
});

it('names another release in its health if a text of the site has changed', async () => {
  const served: string[] = [];
  for (const text of ['one', 'one', 'two']) {
    site.write('/page.html', text);
    const other = await startServer(site.folder);
    served.push(await (await fetch(`http://127.0.0.1:${other.port}/healthz`)).text());
    await other.stop();
  }
  expect(served[0]).toBe(served[1]);
  expect(served[0]).not.toBe(served[2]);
});

it.each([
  ['gzip, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
  ['vibrant', null],
])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  const response = await sendRequest('/assets/long-abc.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(TEXT);
});

it('answers HEAD as GET, without the body', async () => {
  const response = await sendRequest(LETTERS_PATH, { range: 'bytes=0-1' }, 'HEAD');
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '26', '']);
});

describe('a cached file', () => {
  it('is answered with 304 and its headers', async () => {
    const tag = (await sendRequest('/assets/root-abc.js')).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers } = await sendRequest('/assets/root-abc.js', { 'if-none-match': known });
      expect([status, headers.get('etag'), headers.get('cache-control')], known).toEqual([304, tag, YEAR]);
    }
    expect((await sendRequest('/assets/root-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is recognized by its date if no ETag is sent', async () => {
    const changed = statSync(path.join(site.folder, 'press.html')).mtime.toUTCString();
    expect((await sendRequest('/press', { 'if-modified-since': changed })).status).toBe(304);
    expect((await sendRequest('/press', { 'if-modified-since': LONG_AGO })).status).toBe(200);
    expect((await sendRequest('/press', { 'if-modified-since': changed, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a different ETag for each encoding', async () => {
    const ask = (encoding: string) => sendRequest('/assets/long-abc.js', { 'accept-encoding': encoding });
    const forms = await Promise.all(['br', 'gzip', 'identity'].map(ask));
    expect(new Set(forms.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });
});

describe('a range of a file', () => {
  it.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    [`bytes=25-${'9'.repeat(400)}`, 206, 'z', 'bytes 25-25/26'],
    ['bytes=0-1,4-5', 200, LETTERS, null],
    ['bytes=-', 200, LETTERS, null],
    [`bytes=${'9'.repeat(400)}-`, 416, 'The file has no such range\n', 'bytes */26'],
  ])('%s gets %i', async (range, status, body, contentRange) => {
    const response = await sendRequest(LETTERS_PATH, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, body, contentRange]);
    expect(response.headers.get('cache-control')).toBe(status === 416 ? 'no-store' : YEAR);
  });

  it('cannot be satisfied in an empty file', async () => {
    expect((await sendRequest('/empty.txt', { range: 'bytes=-1' })).status).toBe(416);
    expect((await sendRequest('/empty.txt')).headers.get('content-length')).toBe('0');
  });

  it.each([
    ['etag', 206],
    ['last-modified', 206],
    ['other', 200],
  ])('is sent only if the file is unchanged (If-Range: %s)', async (name, status) => {
    const { headers } = await sendRequest(LETTERS_PATH);
    const condition = headers.get(name) ?? LONG_AGO;
    expect((await sendRequest(LETTERS_PATH, { range: 'bytes=0-1', 'if-range': condition })).status).toBe(status);
  });
});

it('logs each request without its query', async () => {
  log.length = 0;
  await sendRawRequest('/press?q=secret');
  const [request, ...others] = log.map((line) => JSON.parse(line) as unknown);
  const measured = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string, ms: expect.any(Number) as number };
  expect(request).toEqual({ ...measured, method: 'GET', path: '/press', status: 200, complete: true });
  expect(others).toEqual([]);
});

it('stops immediately if no response is open, even with connections that sent nothing, or half a request', async () => {
  const other = await startServer(site.folder);
  const sockets = Array.from({ length: 3 }, () => connect(other.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  sockets[0]?.write('GET /press HTTP/1.1\r\nHost: x\r\n\r\n');
  if (sockets[0]) await once(sockets[0], 'data');
  sockets[1]?.write('GET /press HTTP/1.1\r\nHost: x\r\n');
  await vi.waitFor(() => expect(sockets[1]?.bytesWritten).toBeGreaterThan(0));
  // A connection that ends with unread bytes is reset.
  const closed = sockets.map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve).resume()));
  await other.stop();
  await Promise.all(closed);
});

it('refuses a folder without a policy', async () => {
  site.write('/old/_headers', '');
  await expect(startServer(path.join(site.folder, 'old'))).rejects.toThrow('_headers has no policy');
});
