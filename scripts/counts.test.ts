import { expect, it } from 'vitest';
import { countTests } from './counts.mjs';

const UNIT = `
 Test Files  28 passed (28)
      Tests  1 failed | 683 passed | 2 skipped (686)
   Duration  8.05s
`;

const JOURNEYS = `
Running 12 tests using 2 workers

[1/12] e2e/other-hosts.spec.ts:70:5 › nginx › answers as our host does
Skipped, as nginx is not installed on this machine: nginx answers as our host does
  1 failed
    e2e/a.spec.ts:1:1 › says "  7 passed" ───
  3 skipped
  8 passed (1.8m)
`;

it.each([
  ['passed', 683, 8],
  ['failed', 1, 1],
  ['skipped', 2, 3],
] as const)('counts what %s', (word, unit, journeys) => {
  expect(countTests(UNIT, word)).toBe(unit);
  expect(countTests(JOURNEYS, word)).toBe(journeys);
  expect(countTests(`${UNIT}\n${JOURNEYS}`, word)).toBe(unit + journeys);
});

it('counts nothing where nothing is said', () => {
  expect(countTests('      Tests  12 passed (12)\n', 'skipped')).toBe(0);
  expect(
    countTests('\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m\u001B[90m (12)\u001B[39m', 'passed'),
  ).toBe(12);
});
