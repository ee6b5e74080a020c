// nginx and Caddy with the build's own configurations, and by TLS, answer as our host does. Skipped where they are not installed, and said so.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TRANSPORT_SECURITY } from '../../host/headers.ts';
import { ask, isInstalled, OTHER_HOSTS, startHost, type Answer, type RunningHost } from './other-hosts.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../build/client/assets');
const script = readdirSync(ASSETS).find((name) => /^vendor-.*\.js$/.test(name));

/** Headers that have to be the same, whoever serves. */
const SAME = [
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const;

interface Question {
  readonly address: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Addresses that are words, one after another. */
const ADDRESSES =
  // Files.
  '/ /games /games/idle-mouse /search?q=a%20b /games.data /_.data /robots.txt /sitemap.xml /licenses.txt /site.webmanifest ' +
  '/.well-known/security.txt /favicon.svg /icons/icon-32.png /press/apricotgames-press-kit.zip ' +
  // What is not there, or not served.
  '/no-such-page /games/no-such-game /assets/gone.js /404 /_headers /_redirects /.env /.git/config /index.html.br ' +
  '/.well-known/other.txt /games//idle-mouse /404%2ehtml /games%2ehtml /%69ndex /%2eenv /%FF ' +
  // Other forms of what is there.
  '/games/ /games/?a=1 //evil.example/ /index.html /index /games.html?a=1 /games.html/ //games /// /%67ames';

const PLAIN: readonly Question[] = [...ADDRESSES.split(' '), `/assets/${script}`, `/search?q=${'a'.repeat(10_000)}`].map((address) => ({
  address,
}));

const SPECIAL: readonly Question[] = [
  { address: '/games', headers: { 'accept-encoding': 'gzip' } },
  { address: '/no-such-page', headers: { 'accept-encoding': 'gzip' } },
  { address: `/assets/${script}`, headers: { 'accept-encoding': 'gzip' } },
  { address: '/press/apricotgames-press-kit.zip', headers: { range: 'bytes=0-9' } },
  { address: '/press/apricotgames-press-kit.zip', headers: { range: 'bytes=-9' } },
  { address: '/games', method: 'HEAD' },
];

for (const name of OTHER_HOSTS) {
  test.describe(name, () => {
    const isMissing = !isInstalled(name);
    // Whoever reads what the tests say learns what was not tried.
    // oxlint-disable-next-line no-empty-pattern
    test.beforeEach(({}, { title }) => {
      if (isMissing) console.log(`Skipped, as ${name} is not installed on this machine: ${name} ${title}`);
      test.skip(isMissing);
    });
    let other: RunningHost;
    test.beforeAll(async () => {
      if (!isMissing) other = await startHost(name, true);
    });
    test.afterAll(() => other?.stop());

    test('answers as our host does', async ({ baseURL }) => {
      const ours = { port: Number(new URL(baseURL ?? '').port) };
      for (const { address, headers, method } of [...PLAIN, ...SPECIAL]) {
        const what = `${method ?? 'GET'} ${address.slice(0, 60)} ${JSON.stringify(headers ?? {})}`;
        const expected = await ask(ours, address, headers, method);
        const answer = await ask(other, address, headers, method);
        expect.soft(answer.status, what).toBe(expected.status);
        const pick = (from: Answer) => Object.fromEntries(SAME.map((header) => [header, from.headers[header]]));
        // What leads elsewhere has a text of the server's own, or none.
        const typed = expected.status === 308 ? { 'content-type': expected.headers['content-type'] } : {};
        expect.soft({ ...pick(answer), ...typed }, what).toEqual(pick(expected));
        expect.soft(answer.headers['strict-transport-security'], what).toBe(TRANSPORT_SECURITY['Strict-Transport-Security']);
        if (expected.status < 300 || expected.status === 404) expect.soft(answer.body === expected.body, `${what}: the body`).toBe(true);
      }
    });

    test('refuses what our host refuses', async () => {
      for (const address of ['/%00', '/%', '/%4?a', '/\\evil.example/', '/%5Cevil.example/', '/games/../', '/%2e%2e/a', '/..%2Fa'])
        expect.soft((await ask(other, address)).status, address).toBe(400);
      expect((await ask(other, '/games', {}, 'POST')).status).toBe(405);
      expect((await ask(other, `/${'a'.repeat(40_000)}`)).status).toBeGreaterThanOrEqual(400);
    });

    test('leads whoever comes in clear to TLS, and serves nothing there', async () => {
      for (const address of ['/', '/games?a=1', '/assets/gone.js']) {
        const { status, headers } = await ask({ port: other.clearPort }, address);
        expect.soft(status, address).toBe(308);
        expect.soft(headers.location, address).toMatch(/^https:\/\/[^/]+\//);
        expect.soft(headers.location?.endsWith(address), address).toBe(true);
      }
    });

    test('sends nothing that the visitor has', async () => {
      const { headers } = await ask(other, '/games');
      const again = await ask(other, '/games', { 'if-none-match': headers.etag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
    });
  });
}
