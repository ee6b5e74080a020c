// Tests which responses the service worker takes for what was asked for, and which addresses it redirects.
import { expect, it } from 'vitest';
import { hasExpectedType } from '#app/service-worker/expected-type.ts';
import { getContentType } from '../../../server/headers.ts';
import { canHydrate } from '#app/service-worker/can-hydrate.ts';
import { hashInlineScripts } from '../../../tools/build/html/hash-inline-scripts.ts';
import { redirectToStored } from '#app/service-worker/redirect-to-stored.ts';

const PATHS = {
  '/services': '<!doctype html>',
  '/services.data': '[{"_1":2},"root"]',
  '/assets/page-a.data': '[{"_1":2},"root"]',
  '/assets/a.js': '',
  '/assets/a.css': '',
  '/pictures/a-320.1a2b3c4d.avif': '',
  '/pictures/a-320.1a2b3c4d.webp': '',
  '/favicon.svg': '',
  '/assets/a.woff2': '',
  '/search-index.json': '[]',
  '/site.webmanifest': '{}',
};

const answer = (text: string, type: string) => new Response(text, { headers: { 'Content-Type': type } });

it.each(Object.entries(PATHS))('accepts what our server answers for %s, and leaves its body unread', async (path, text) => {
  const response = answer(text, getContentType(path === '/services' ? 'services.html' : path));
  expect(await hasExpectedType(path, response)).toBe(true);
  expect(await response.text()).toBe(text);
});

it.each(Object.keys(PATHS).slice(1))('refuses a page for %s', async (path) => {
  expect(await hasExpectedType(path, answer('<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'))).toBe(false);
});

it('accepts data and pictures of hosts that do not know their types, and refuses an error in JSON', async () => {
  expect(await hasExpectedType('/services.data', answer('[1]', 'application/octet-stream'))).toBe(true);
  expect(await hasExpectedType('/pictures/a.avif', answer('', 'application/octet-stream'))).toBe(true);
  for (const path of ['/services', '/services.data', '/assets/a.js', '/pictures/a.avif'])
    expect(await hasExpectedType(path, answer('{"error":"maintenance"}', 'application/json'))).toBe(false);
});

const PAGE = `<!doctype html><title>Memory</title><meta name="release" content="1"/><script type="application/json" id="data">{"a":1}</script>
<script src="/assets/start.js"></script><script>start('Ա');\nboot();</script><script type="module" async="">import '/assets/a.js';</script>`;
const HASHES = hashInlineScripts([PAGE]);

function createResponse(hashes: readonly string[] | null, type = 'text/html; charset=utf-8'): Response {
  const policy = hashes && `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`;
  return new Response(PAGE, { headers: { 'Content-Type': type, ...(policy !== null && { 'Content-Security-Policy': policy }) } });
}

it('accepts a page whose policy allows all of its inline scripts, and leaves its body unread', async () => {
  const response = createResponse([...HASHES, 'sha256-other']);
  expect(HASHES).toHaveLength(2);
  expect(await canHydrate(response)).toBe(true);
  expect(await response.text()).toBe(PAGE);
});

it('refuses a page whose policy lacks any of them', async () => {
  for (const hashes of [[], HASHES.slice(1), HASHES.slice(0, 1)]) expect(await canHydrate(createResponse(hashes))).toBe(false);
});

it('refuses a page of another site, with or without a policy', async () => {
  for (const policy of [{}, { 'Content-Security-Policy': "script-src 'self'" }])
    expect(await canHydrate(new Response('<title>Log in</title>', { headers: { 'Content-Type': 'text/html', ...policy } }))).toBe(false);
});

it('accepts a page without a policy, and what is no page', async () => {
  expect(await canHydrate(createResponse(null))).toBe(true);
  expect(await canHydrate(createResponse([], 'text/javascript'))).toBe(true);
});

const ORIGIN = 'https://site.example';
const redirect = (path: string) => redirectToStored(new URL(path, ORIGIN), async (stored) => stored === '/play/2048');

it('redirects another form of the address of a stored page to it', async () => {
  for (const path of ['/play/2048/', '/Play/2048', '/PLAY/2048//']) {
    const response = await redirect(`${path}?Seed=A`);
    expect(response?.status).toBe(302);
    expect(response?.headers.get('Location')).toBe(`${ORIGIN}/play/2048?Seed=A`);
  }
});

it('leaves the right form alone, and pages that are not stored', async () => {
  for (const path of ['/play/2048', '/', '/services/', '/Services']) expect(await redirect(path)).toBeUndefined();
});
