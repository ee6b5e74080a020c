import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersOf, overTls, siteHeaders } from './headers.ts';

const HASH = 'sha256-abc=';
const MAP = 'https://www.openstreetmap.org';
const FORMS = 'https://forms.example';
const YEAR_SECONDS = 31_536_000;

const facts = { scriptHashes: [HASH], formsEndpoint: `${FORMS}/f/123` };

function directives(formsEndpoint: string | undefined): ReadonlyMap<string, readonly string[]> {
  const policy = contentSecurityPolicy({ scriptHashes: [HASH], formsEndpoint });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy', () => {
  it('refuses whatever it does not name, and what has no such default by name', () => {
    expect(directives(undefined).get('default-src')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(directives(undefined).get(name), name).toEqual(["'none'"]);
  });

  it('allows scripts by hash only', () => {
    expect(directives(undefined).get('script-src')).toEqual(["'self'", `'${HASH}'`]);
  });

  it('lets no text become a script but through the one policy of the boot', () => {
    expect(directives(undefined).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives(undefined).get('trusted-types')).toEqual(['default']);
  });

  it.each([
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', [MAP]],
    ['connect-src', ["'self'", FORMS]],
    ['form-action', ["'self'", 'mailto:', FORMS]],
  ])('has %s from %j only', (name, known) => {
    expect(directives(facts.formsEndpoint).get(name)).toEqual(known);
  });

  it('names no other origin than the map where the forms are posted to none', () => {
    for (const endpoint of [undefined, '', '/api/form'])
      expect([...directives(endpoint).values()].flat().filter((source) => /^\w+:\/\/|^\*/.test(source) && source !== MAP)).toEqual([]);
  });
});

describe('a page', () => {
  const headers = headersOf(overTls(siteHeaders(facts)), '/');

  it.each(['camera', 'geolocation', 'microphone', 'payment', 'usb'])('may not use %s, nor may what it embeds', (feature) => {
    expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  });

  it('shares its window with no other site, and is loaded by none', () => {
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('is asked for by TLS for a year and longer', () => {
    expect(Number(/^max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS);
  });
});

it('a drawing that is opened by its address runs nothing and loads nothing', () => {
  const headers = headersOf(siteHeaders(facts), '/assets/logo-abc.svg');
  const policy = headers['Content-Security-Policy']?.split('; ') ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy.filter((directive) => /^(script|img|connect|frame|object)-src/.test(directive))).toEqual([]);
});
