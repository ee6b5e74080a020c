import { expect, it } from 'vitest';
import { findLicenseProblems, formatLicenses } from '../../../../../tools/build/licenses/licenses.ts';

const PACKAGE = { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'Do as you like.' };

it('accepts a package with a known license and its text', () => expect(findLicenseProblems([PACKAGE])).toEqual([]));

it.each([
  [{ identifier: 'GPL-3.0' }, /b is shipped to visitors under GPL-3\.0/],
  [{ identifier: undefined }, /under no license/],
  [{ text: undefined }, /has no license text/],
])('refuses %o', (change, problem) => expect(findLicenseProblems([{ ...PACKAGE, ...change }])).toEqual([expect.stringMatching(problem)]));

it('lists packages by name', () => {
  const text = formatLicenses([PACKAGE, { ...PACKAGE, name: 'a' }]);
  expect(text.match(/^[ab] 1\.0\.0 \(MIT\)$/gm)).toEqual(['a 1.0.0 (MIT)', 'b 1.0.0 (MIT)']);
  expect(text).toContain('Do as you like.');
});
