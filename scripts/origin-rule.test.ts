import { expect, it } from 'vitest';
import { originProblem } from './origin-rule.ts';

it.each([undefined, 'https://apricotgames.example', 'https://apricotgames.example/', 'http://localhost:4310'])('takes %s', (origin) => {
  expect(originProblem(origin)).toBeNull();
});

it.each(['', 'apricotgames.example', 'https://', 'https://apricotgames.example/games', 'https://apricotgames.example?a=b'])(
  'refuses "%s"',
  (origin) => {
    expect(originProblem(origin)).toContain(`"${origin}"`);
  },
);
