import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './headers.ts';

const HASH = 'sha256-abc=';

function directives(formsEndpoint?: string): Map<string, readonly string[]> {
  const policy = contentSecurityPolicy({ scriptHashes: [HASH], formsEndpoint });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('allows scripts by hash only', () => {
  expect(directives().get('script-src')).toEqual(["'self'", `'${HASH}'`]);
  expect(directives().get('default-src')).toEqual(["'none'"]);
});

it('allows the forms to be posted to their endpoint, and letters where there is none', () => {
  const withEndpoint = directives('https://forms.example/f/123');
  expect(withEndpoint.get('connect-src')).toEqual(["'self'", 'https://forms.example']);
  expect(withEndpoint.get('form-action')).toEqual(["'self'", 'mailto:', 'https://forms.example']);
  expect(directives().get('connect-src')).toEqual(["'self'"]);
});
