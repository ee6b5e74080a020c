import path from 'node:path';
import { expect, it } from 'vitest';
import { readLetters, findUnknownLetters } from '../../../../../tools/checks/content/font-coverage.ts';

const fonts = path.resolve(import.meta.dirname, '../../../../../app/styles/fonts');
const known = await readLetters(['dynapuff', 'figtree'].map((face) => path.join(fonts, `${face}.woff2`)));

it.each(["A queen's “café” – 100 % fun…", 'Año nuevo', 'No\u00a0break'])('accepts %s', (text) => {
  expect(findUnknownLetters([{ line: 1, text }], known)).toEqual([]);
});

it('reports each letter that a font lacks once, with its line', () => {
  const problems = findUnknownLetters([{ line: 7, text: 'Zażółć gęślą, żółw: 再见' }], known);
  const named = problems.map((problem) => /^7: our typefaces have no "(.)";/.exec(problem)?.[1]);
  expect(named).toEqual(['ż', 'ł', 'ć', 'ę', 'ś', 'ą', '再', '见']);
});

it('names by its code what nobody can see', () => {
  expect(findUnknownLetters([{ line: 3, text: 'No\u200bspace' }], known)).toEqual([
    expect.stringContaining('no U+200B, which is invisible;'),
  ]);
});
