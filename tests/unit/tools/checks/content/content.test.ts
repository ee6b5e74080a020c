import { expect, it } from 'vitest';
import { findFieldLine, readPlainText, readSource } from '../../../../../tools/checks/content/content-source.ts';
import { readLetters, findUnknownLetters } from '../../../../../tools/checks/content/font-coverage.ts';
import { formatProblem } from '../../../../../tools/checks/content/report.ts';

/** Returns the file of a game with a different third line. */
function game(line: string): string {
  return `// Très bien: a game.\nexport const game = {\n  ${line}\n  order: 1,\n};\n`;
}

it.each([
  ['an apostrophe', game("title: 'Hare's Run',"), '3: an apostrophe ends the text too early'],
  ['an apostrophe after an accent', game("title: 'L'été',"), '3: an apostrophe ends the text too early'],
  ['a comma in a number', game('rating: 4,85,'), '3: a number has a comma in it; write a point'],
  ['a comma in a large number', game('ratingCount: 1,310,'), '3: a number has a comma in it; leave it out'],
  ['a missing comma', game("title: 'Hare Run'"), '3: a comma is missing at the end'],
  ['curly quotes', game('title: ‘Hare Run’,'), '3: a text stands in curly quotes'],
  ['a missing closing quote', game("title: 'Hare Run,"), '3: a text has no closing quote'],
  ['a text without quotes', game('title: Hare Run,'), '3: this cannot be read'],
  ['a missing closing bracket', "export const game = {\n  title: 'Hare Run',\n", '3: the file ends before everything is closed'],
])('reports the line of %s', (_, text, mistake) => {
  const { mistakes } = readSource('hare-run.ts', text);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(mistake);
});

it('collects every text with its line, but no comments', () => {
  const text = "// Čapek\nexport const page = {\n  name: 'Jobs',\n  lead: `We have ${1} place\nfor you`,\n};\n";
  expect(readSource('jobs.ts', text)).toEqual({
    mistakes: [],
    texts: [
      { line: 3, text: 'Jobs' },
      { line: 4, text: 'We have ' },
      { line: 4, text: ' place' },
      { line: 5, text: 'for you' },
    ],
  });
});

it('reads a plain text line by line', () => {
  expect(readPlainText('## Jobs\n\nNone.').texts).toEqual([
    { line: 1, text: '## Jobs' },
    { line: 2, text: '' },
    { line: 3, text: 'None.' },
  ]);
});

it('finds the line of a field, or of what it is missing from', () => {
  const text = "export const team = [\n  { name: 'A' },\n  {\n    name: 'B',\n    links: [\n      'x',\n    ],\n  },\n] as const;\n";
  const find = (field: string) => findFieldLine('team.ts', text, field);
  expect(['team', 'team[0].name', 'team[1].links.0', 'team[1].role', 'teams'].map(find)).toEqual([1, 2, 6, 3, null]);
});

const known = await readLetters(['dynapuff', 'figtree'].map((face) => `app/styles/fonts/${face}.woff2`));

it.each(["A queen's “café” – 100 % fun…", 'Año nuevo', 'No\u00a0break'])('knows the letters of %s', (text) => {
  expect(findUnknownLetters([{ line: 1, text }], known)).toEqual([]);
});

it('reports each letter that a font lacks once a file, with its first line', () => {
  const problems = findUnknownLetters(readPlainText('\n'.repeat(6) + 'Zażółć gęślą, żółw: 再见\nżółw').texts, known);
  const named = problems.map((problem) => /^7: our typefaces have no "(.)";/.exec(problem)?.[1]);
  expect(named).toEqual(['ż', 'ł', 'ć', 'ę', 'ś', 'ą', '再', '见']);
});

it('names by its code what nobody can see', () => {
  const [problem] = findUnknownLetters([{ line: 3, text: 'No\u200bspace' }], known);
  expect(problem).toContain('no U+200B, which is invisible;');
});

const findLine = (file: string, field: string) => (file === 'data/team.ts' && field === 'team[2].links.0' ? 31 : null);
const format = (problem: string, isOnGitHub = false) => formatProblem('error', problem, findLine, isOnGitHub);

it.each([
  ['gives a field its line, and counts from 1', 'data/team.ts: team[2].links.0 is missing', 'data/team.ts:31: team 3.links 1 is missing'],
  ['keeps a line that is known', 'data/team.ts:7: a comma is missing', 'data/team.ts:7: a comma is missing'],
  ['goes without a line that is not known', 'data/jobs.ts: openings is not a list', 'data/jobs.ts: openings is not a list'],
])('a report %s', (_, problem, report) => {
  expect(format(problem)).toBe(report);
});

it('a report speaks to GitHub so that the message stands beside the line', () => {
  expect(format('data/team.ts: team[2].links.0 is 5 %', true)).toBe('::error file=data/team.ts,line=31::team 3.links 1 is 5 %25');
  expect(formatProblem('warning', 'data/jobs.ts: nothing', findLine, true)).toBe('::warning file=data/jobs.ts::nothing');
});
