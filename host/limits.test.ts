import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

const MS = 1000;

it('are the ones that docs/deploying.md states', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../docs/deploying.md'), 'utf8');
  const promised = [...text.matchAll(/^\| `(\w+)` +\| ([\d,]+)( s)?\b/gm)].map(([, name = '', value = '', isSeconds]) => [
    name,
    Number(value.replaceAll(',', '')) * (isSeconds ? MS : 1),
  ]);
  expect(Object.fromEntries(promised)).toEqual(LIMITS);
});
