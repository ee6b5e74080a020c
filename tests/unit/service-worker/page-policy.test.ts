import { expect, it } from 'vitest';
import { canHydrate } from '#app/service-worker/page-policy.ts';
import { hashInlineScripts } from '../../../tools/build/html/hash-inline-scripts.ts';

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
