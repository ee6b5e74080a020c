// Five hosts, one table: what each answers to the same addresses. The hosts of other makes are read from their files, as they would read them.
import { beforeAll, describe, expect, it } from 'vitest';
import { answer as answerOfOurs } from '../../host/answer.ts';
import { DRAWING_HEADERS, overTls, siteHeaders } from '../../host/headers.ts';
import { readSite, type Site } from '../../host/site.ts';
import { writeTestSite } from '../../host/test-site.ts';
import type { Ask } from './answer.ts';
import { caddyfile } from './caddy.ts';
import { nginxConfiguration } from './nginx.ts';
import { observatoryPoints } from './observatory.ts';
import { readCaddy } from './read-caddy.ts';
import { readNginx } from './read-nginx.ts';
import { readCloudflare, readNetlify } from './read-static-host.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const PAGES = ['/', '/games', '/games/idle-mouse', '/press'];
const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

type Kind = 'document' | 'drawing' | 'part' | 'shared document' | 'shared drawing' | 'shared part';

/** Files with what they are to other sites and to a policy, and how long they are kept. */
const FILES: readonly (readonly [address: string, kind: Kind, cacheControl: string])[] = [
  ['/', 'document', 'no-cache'],
  ['/games', 'document', 'no-cache'],
  ['/games?q=1', 'document', 'no-cache'],
  ['/games/idle-mouse', 'document', 'no-cache'],
  ['/press', 'document', 'no-cache'],
  ['/press.data', 'part', 'no-cache'],
  ['/assets/page-abc.data', 'part', FOREVER],
  ['/assets/map-abc.svg', 'drawing', FOREVER],
  ['/assets/root-abc.js', 'part', FOREVER],
  ['/assets/root-abc.css', 'part', FOREVER],
  ['/assets/face-abc.woff2', 'part', FOREVER],
  ['/pictures/hero/mouse-160.abc.avif', 'shared part', FOREVER],
  ['/pictures/hero/mouse-160.abc.webp', 'shared part', FOREVER],
  ['/social/home.jpg', 'shared part', DAY],
  ['/icons/icon-32.png', 'shared part', DAY],
  ['/press/kit.zip', 'shared part', DAY],
  ['/press/mark.svg', 'shared drawing', DAY],
  ['/favicon.svg', 'shared drawing', DAY],
  ['/site.webmanifest', 'part', DAY],
  ['/worker.js', 'part', 'no-cache'],
  ['/robots.txt', 'document', HOUR],
  ['/sitemap.xml', 'document', HOUR],
  ['/.well-known/security.txt', 'document', HOUR],
];

/** Addresses of pages that are not there, on every host. */
const UNKNOWN = ['/no-such-page', '/games/no-such-game', '/assets/gone.js', '/pictures/gone.avif', '/press/gone.zip'];

/** What a server of our own refuses, hides or leads elsewhere; a static host has its own ways there. */
const OTHER_ANSWERS: readonly (readonly [address: string, status: number, cacheControl: string, location?: string])[] = [
  ...UNKNOWN.map((address) => [address, 404, 'no-cache'] as const),
  ['/games/', 308, 'no-cache', '/games'],
  ['/games.html?q=1', 308, 'no-cache', '/games?q=1'],
  ['/index.html', 308, 'no-cache', '/'],
  ['//evil.example/', 308, 'no-cache', '/evil.example'],
  ['/assets/root-abc.js/', 308, 'no-cache', '/assets/root-abc.js'],
  ['/404', 404, 'no-cache'],
  ['/games%2ehtml', 404, 'no-cache'],
  ['/%69ndex', 404, 'no-cache'],
  ['/.env', 404, 'no-cache'],
  ['/_headers', 404, 'no-cache'],
  ['/assets/root-abc.js.br', 404, 'no-cache'],
  ['/games/../secret.txt', 400, 'no-store'],
  ['/assets/%2e%2e/secret.js', 400, 'no-store'],
  ['/\\evil.example', 400, 'no-store'],
  ['/%5cevil.example', 400, 'no-store'],
  ['/%5Cevil.example', 400, 'no-store'],
  ['/healthz', 200, 'no-store'],
];

const site = siteHeaders({ scriptHashes: ['sha256-abc='], formsEndpoint: 'https://forms.example/f' });
const { everything, documents } = overTls(site);

function expectedHeaders(kind: Kind): Record<string, string> {
  const all = {
    ...everything,
    ...(kind.endsWith('part') ? {} : documents),
    ...(kind.endsWith('drawing') ? DRAWING_HEADERS : {}),
    ...(kind.startsWith('shared') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Only the headers that the table speaks of, and one that nobody is to send. */
const NAMES = new Set([...Object.keys(expectedHeaders('document')), 'access-control-allow-origin']);
const pick = (headers: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(headers).filter(([name]) => NAMES.has(name)));

function pathOfFile(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return PAGES.includes(path) ? (path === '/' ? '/index.html' : `${path}.html`) : path;
}

const built = [...FILES.map(([address]) => pathOfFile(address)), '/_headers', '/.env', '/assets/root-abc.js.br', '/404.html'];
const files = new Set(built);
const publication = { site, origin: 'https://apricotgames.example', root: '/srv' };
const published = { headers: headersFile(site, PAGES), redirects: redirectsFile(PAGES), files };

let ours: Site;

beforeAll(() => {
  const folder = writeTestSite(built.filter((file) => file !== '/404.html'));
  ours = readSite(folder.folder, { headers: site, isTransportSecure: true });
  folder.remove();
});

const SERVERS: Readonly<Record<string, Ask>> = {
  'our host': (address, method = 'GET') => {
    const { status, head } = answerOfOurs(ours, { method, url: address, headers: { host: 'x' }, httpVersion: '1.1' });
    const headers = Object.fromEntries(Object.entries(head).map(([name, value]) => [name.toLowerCase(), String(value)]));
    return { status, ...(headers['location'] === undefined ? {} : { location: headers['location'] }), headers };
  },
  nginx: readNginx(nginxConfiguration(publication), files),
  Caddy: readCaddy(caddyfile(publication), files),
};
const STATIC_HOSTS: Readonly<Record<string, Ask>> = { Netlify: readNetlify(published), 'Cloudflare Pages': readCloudflare(published) };

describe.each(Object.entries(SERVERS))('%s', (_, ask) => {
  it.each(FILES)('serves %s as a %s, kept by "%s"', async (address, kind, cacheControl) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(pick(headers)).toEqual(expectedHeaders(kind));
    expect(headers['cache-control']).toBe(cacheControl);
  });

  for (const [address, status, cacheControl, location] of OTHER_ANSWERS) {
    it(`answers ${address} with ${status}, as a page`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(status);
      expect(answer.location).toBe(location);
      expect(pick(answer.headers)).toEqual(expectedHeaders('document'));
      expect(answer.headers['cache-control']).toBe(cacheControl);
    });
  }

  it('takes GET and HEAD only', async () => {
    expect((await ask('/games', 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/assets/root-abc.js', method);
      expect(status).toBe(405);
      expect(pick(headers)).toEqual(expectedHeaders('document'));
    }
  });
});

describe.each(Object.entries(STATIC_HOSTS))('%s', (_, ask) => {
  it.each(FILES)('serves %s as a %s, kept by "%s"', async (address, kind, cacheControl) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    // Its rules know an address, not whether there is a file: the policy of pages goes out with parts and drawings as well.
    expect(pick(headers)).toEqual(expectedHeaders(kind.startsWith('shared') ? 'shared document' : 'document'));
    // Both have a page asked for anew where nothing else is said.
    expect(headers['cache-control'] ?? 'no-cache').toBe(cacheControl);
  });

  it.each(UNKNOWN)('answers %s with a page under the policy', async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(404);
    expect(pick(headers)).toMatchObject(Object.fromEntries(Object.entries(documents).map(([name, value]) => [name.toLowerCase(), value])));
  });
});

it.each(['/', '/games?q=1', '//evil.example/', '/.env'])('nginx leads %s to TLS, on this host', async (address) => {
  const { status, location } = await readNginx(nginxConfiguration(publication), files, 80)(address);
  expect({ status, location }).toEqual({ status: 308, location: `${publication.origin}${address}` });
});

it('says nothing of TLS where something in front ends it', async () => {
  const inClear = { ...publication, origin: 'http://apricotgames.example' };
  for (const ask of [readNginx(nginxConfiguration(inClear), files, 80), readCaddy(caddyfile(inClear), files)]) {
    const { status, headers } = await ask('/games');
    expect(status).toBe(200);
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

it('has Cloudflare Pages lead the files of pages to their addresses', async () => {
  const ask = readCloudflare(published);
  for (const [file, location] of [
    ['/index.html', '/'],
    ['/index', '/'],
    ['/games/idle-mouse.html', '/games/idle-mouse'],
  ] as const)
    expect(await ask(file)).toMatchObject({ status: 301, location });
});

it.each(Object.entries({ ...SERVERS, ...STATIC_HOSTS }))('%s earns 110 points and more by its headers', async (_, ask) => {
  const { headers } = await ask('/');
  const { points, findings } = observatoryPoints(headers, '<script>go()</script>');
  expect(points, findings.map(([what, worth]) => `${what} ${worth}`).join(', ')).toBeGreaterThanOrEqual(110);
});
