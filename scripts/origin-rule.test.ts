import { expect, it } from 'vitest';
import { endpointProblem, originProblem } from './origin-rule.ts';

it.each([undefined, 'https://apricotgames.example', 'https://apricotgames.example/', 'http://localhost:4310'])('takes %s', (origin) => {
  expect(originProblem(origin)).toBeNull();
});

it.each(['', 'apricotgames.example', 'https://', 'https://apricotgames.example/games', 'https://apricotgames.example?a=b'])(
  'refuses "%s"',
  (origin) => {
    expect(originProblem(origin)).toContain(`"${origin}"`);
  },
);

it.each([undefined, '', 'https://forms.example/f/123'])('takes %s as an endpoint', (endpoint) => {
  expect(endpointProblem(endpoint)).toBeNull();
});

it.each(['forms.example', '/forms', 'mailto:a@b.example'])('refuses "%s" as an endpoint', (endpoint) => {
  expect(endpointProblem(endpoint)).toContain(`"${endpoint}"`);
});
