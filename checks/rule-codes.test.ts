// A code in a test's title leads to its line in docs/mini-game-rules.md, and every game's lines are tested.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const CODE = /\b(?:G|TTT|MEM|COL|SNK|SLD|HNG|MIN|WRD|TWO|SUD|KLO|TET)\d{1,2}\b/g;

const listed = new Set(
  readFileSync(path.join(root, 'docs/mini-game-rules.md'), 'utf8')
    .match(/^- ([A-Z]+\d+) /gm)
    ?.map((line) => line.slice(2).trim()),
);
const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('checks/rule-codes'));
const titles = tests.flatMap(
  (file) => readFileSync(path.join(root, file), 'utf8').match(/\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*[`'"].*/g) ?? [],
);
const named = new Set(titles.flatMap((title) => title.match(CODE) ?? []));

it('knows every code that a test names', () => {
  expect(listed.size).toBeGreaterThan(150);
  expect([...named].filter((code) => !listed.has(code))).toEqual([]);
});
