// Tests the Content Security Policy of the server. All other tests run with it as well, and fail on any violation.
import type { Response } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  // The fixtures fail a test on any console error.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
});

test('every document carries the policy, and what is none has no need of it', async ({ page, request }) => {
  for (const path of ['/', '/search', '/no-such-page', '/robots.txt', '/about-us/', '/assets/gone.js']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const [, scripts = ''] = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  const drawing = (await request.get('/favicon.svg')).headers();
  expect(drawing['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
  const parts: Response[] = [];
  page.on('response', (response) => {
    if (/\.(js|css|woff2|avif|webp|data|webmanifest)$/.test(response.url())) parts.push(response);
  });
  await open(page, '/');
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    const headers = await part.allHeaders();
    expect(headers['content-security-policy'], part.url()).toBeUndefined();
    expect(headers['x-content-type-options'], part.url()).toBe('nosniff');
  }
});

/** What an injected script might try, by the directive that blocks it. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'base-uri': () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  'img-src': () => document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/a.png' })),
  'frame-src': () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  'connect-src': () => void fetch('https://evil.example/').catch(() => null),
  'style-src-elem': () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/a.css' })),
};

test('attacks end at the policy, and nothing foreign is requested', async ({ page, pageErrors, foreignRequests }) => {
  pageErrors.expect(...Object.keys(ATTACKS).map((directive) => new RegExp(`Against the policy: ${directive} `)));
  pageErrors.allow(/Content Security Policy/);
  await open(page, '/');
  for (const attack of Object.values(ATTACKS).toReversed()) await page.evaluate(attack);
  await expect.poll(() => pageErrors.findMissing()).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('no text becomes an element, a script or the address of one', async ({ page, pageErrors }) => {
  pageErrors.expect(/Against the policy: require-trusted-types-for/, /requires 'Trusted/);
  await open(page, '/');
  const outcomes = await page.evaluate(() => {
    const attempts: readonly (() => void)[] = [
      () => (document.body.innerHTML = '<img src="/favicon.svg">'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>a'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => (document.createElement('script').src = 'data:text/javascript,a'),
      () => (document.createElement('object').data = 'https://evil.example/'),
      () => (document.createElement('script').text = 'a()'),
      () => void new DOMParser().parseFromString('<p>a', 'text/html'),
    ];
    const script = document.createElement('script');
    script.append('document.documentElement.dataset.foreign = ""');
    document.head.append(script);
    return attempts.map((attempt) => {
      try {
        attempt();
        return attempt.toString();
      } catch {
        return 'refused';
      }
    });
  });
  expect(new Set(outcomes)).toEqual(new Set(['refused']));
  await expect(page.locator('html[data-foreign]')).toHaveCount(0);
});
