import { expect, it } from 'vitest';
import { findEndpointProblem, findOriginProblem } from '../../../../../tools/build/lib/build-environment.ts';

it.each([undefined, 'https://a.example', 'https://a.example/', 'http://localhost:4310', 'http://127.0.0.1', 'https://[2001:db8::1]:8443'])(
  'accepts %s',
  (origin) => expect(findOriginProblem(origin)).toBeNull(),
);

it.each([
  ...['', 'a.example', 'https://', 'https://a.example/games', 'https://a.example?a=b', 'https://ani:secret@a.example'],
  ...['https://a.example"', "https://a.example'", 'https://{env.HOME}', 'https://a.example;', 'https://a.example,https://b.example'],
  ...['https://a b.example', 'https://a.example\n', 'https://a.example\u0000', 'https://*', 'https://$host'],
])('refuses %j in one printable line', (origin) => {
  expect(findOriginProblem(origin)).toMatch(/^SITE_ORIGIN is "[\x20-\x7E]*"; an origin such as \S+ would be right$/);
});

it.each([undefined, '', 'https://forms.example/f/123', 'https://forms.example:8443/f?to=a%20b', 'http://localhost:8000/f', '/api/form'])(
  'accepts %s as an endpoint',
  (endpoint) => {
    expect(findEndpointProblem(endpoint)).toBeNull();
  },
);

it.each([
  ...['f.example', 'api/form', '//f.example/f', '/\\f.example/f', '/api/form"', '/api/{form}', 'mailto:a@b.example', 'javascript:alert(1)'],
  ...['http://f.example/f', "https://f.example;script-src 'unsafe-inline'", 'https://f.example/"f"', 'https://f.example/f\r\nX: y'],
])('refuses %j as an endpoint, in one printable line', (endpoint) => {
  expect(findEndpointProblem(endpoint)).toMatch(
    /^VITE_FORMS_ENDPOINT is "[\x20-\x7E]*"; an address such as \S+ or a path such as \S+ would be right$/,
  );
});

it.each(['https://ani@forms.example/f', 'https://ani:secret@forms.example/f'])('refuses %s without repeating the secret', (endpoint) => {
  const problem = findEndpointProblem(endpoint);
  expect(problem).toContain('a user or a password');
  expect(problem).not.toMatch(/ani|secret/);
});
