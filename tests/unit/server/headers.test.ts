import { describe, expect, it } from 'vitest';
import { TODAY_PATH } from '#app/content/paths.ts';
import { createContentSecurityPolicy, getHeaders, REDIRECTS } from '../../../server/headers.ts';

const HASH = 'sha256-abc=';
const [FORMS, STATISTICS, REPORTS] = ['https://forms.example/f/123', 'https://stats.example:8443/script.js', 'https://reports.example/r'];
const POLICY = createContentSecurityPolicy([HASH], FORMS, STATISTICS, REPORTS);

describe('the policy', () => {
  it.each([
    "default-src 'none'",
    `script-src 'self' '${HASH}' https://stats.example:8443`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'self' https://forms.example https://stats.example:8443 https://reports.example",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self' mailto: https://forms.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])('contains %s', (directive) => {
    expect(POLICY.split('; ')).toContain(directive);
  });

  it.each([undefined, '', '/of/this/site'])('allows the origin of the map alone if forms, analytics and reports are at %j', (address) => {
    const policy = createContentSecurityPolicy([HASH], address, address, address);
    expect(policy.match(/\w+:\/\/\S+/g)).toEqual(['https://www.openstreetmap.org;']);
  });
});

const SAME = 'same-origin';
const CROSS = 'cross-origin';

it.each([
  ['/', POLICY, SAME],
  ['/press', POLICY, SAME],
  ['/robots.txt', POLICY, SAME],
  ['/assets/root-abc.js', undefined, SAME],
  ['/assets/page-abc.data', undefined, SAME],
  ['/pictures/hero/mouse-160.abc.avif', undefined, CROSS],
  ['/press/kit.zip', undefined, CROSS],
  ['/press/idle-mouse-key-art.png', undefined, CROSS],
  ['/assets/map-abc.svg', expect.stringMatching(/^default-src 'none'; (?!.*script-src)/), SAME],
  ['/favicon.svg', expect.stringMatching(/^default-src 'none'; (?!.*script-src)/), CROSS],
])('%s has the security and resource policies of its file type', (address, policy, sharing) => {
  const headers = getHeaders(address, POLICY);
  expect(headers['Content-Security-Policy']).toEqual(policy);
  expect(headers['Cross-Origin-Resource-Policy']).toBe(sharing);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

it('leads the addresses that people guess for daily boards to those of today', () => {
  expect(REDIRECTS).toMatchObject({ '/daily': TODAY_PATH, '/play/daily': TODAY_PATH });
});
