import { expect, it, vi } from 'vitest';
import { POLICY_RULES } from '#app/startup/inline/trusted-types.ts';

it.each(['', '<script></script>', 'just words & signs >'])('accepts %j as HTML', (text) => {
  expect(POLICY_RULES.createHTML(text)).toBe(text);
});

it.each(['<img src=x onerror=a()>', '<script>a()</script>', '<script></script><b>', 'a\n<b>', '<'])('rejects %j as HTML', (text) => {
  expect(POLICY_RULES.createHTML(text)).toBeNull();
});

it("accepts the URLs of the site's modules and service worker, and no others", () => {
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

it('accepts the script of the analytics provider by exactly its address', () => {
  const source = 'https://stats.example/script.js';
  expect(POLICY_RULES.createScriptURL(source)).toBeNull();
  vi.stubEnv('VITE_ANALYTICS_SRC', source);
  expect(POLICY_RULES.createScriptURL(source)).toBe(source);
  expect(POLICY_RULES.createScriptURL(`${source}?2`)).toBeNull();
});
