import { expect, it, vi } from 'vitest';
import { createTrustedTypesPolicy, POLICY_RULES } from '#app/entry/trusted-types.ts';

it.each(['', '<script></script>', 'just words & signs >'])('lets %j become elements', (text) => {
  expect(POLICY_RULES.createHTML(text)).toBe(text);
});

it.each(['<img src=x onerror=a()>', '<script>a()</script>', '<script></script><b>', 'a\n<b>', '<'])('lets %j become none', (text) => {
  expect(POLICY_RULES.createHTML(text)).toBeNull();
});

it('lets data become a script, and nothing that runs', () => {
  const data = '{"@context":"https://schema.org"}';
  expect(POLICY_RULES.createScript(data)).toBe(data);
  expect(() => POLICY_RULES.createScript('a()')).toThrow(SyntaxError);
});

it('lets modules of the site and its service worker be loaded, and no other address', () => {
  expect(POLICY_RULES.createScriptURL('/assets/start-1.js')).toBe('/assets/start-1.js');
  expect(POLICY_RULES.createScriptURL('/worker.js')).toBe('/worker.js');
  for (const address of [
    '/worker.js?v=2',
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,a',
    'assets/a.js',
  ])
    expect(POLICY_RULES.createScriptURL(address), address).toBeNull();
});

it('is the default policy of a page, and asks nothing of a browser that knows none', () => {
  const createPolicy = vi.fn();
  createTrustedTypesPolicy({ trustedTypes: { createPolicy } });
  expect(createPolicy.mock.calls).toEqual([['default', POLICY_RULES]]);
  expect(() => createTrustedTypesPolicy({})).not.toThrow();
});
