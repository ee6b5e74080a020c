// Tests the Content Security Policy of the server. All other tests run with it as well, and fail on any violation.
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

/** What an injected script might try, by the directive that blocks it. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  'base-uri': () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  'img-src': () => document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/a.png' })),
  'frame-src': () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  'connect-src': () => void fetch('https://evil.example/').catch(() => null),
  'style-src-elem': () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/a.css' })),
};

test('attacks end at the policy, and no text becomes an element', async ({ page, pageErrors, foreignRequests }) => {
  pageErrors.expect(...Object.keys(ATTACKS).map((directive) => new RegExp(`Against the policy: ${directive} `)));
  pageErrors.expect(/Against the policy: require-trusted-types-for/, /requires 'Trusted/);
  pageErrors.allow(/Content Security Policy/);
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
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

  for (const attack of Object.values(ATTACKS).toReversed()) await page.evaluate(attack);
  await expect.poll(() => pageErrors.findMissing()).toEqual([]);
  expect(foreignRequests).toEqual([]);
});
