// What the documents say is there is there, is said once, and leads on.
import { existsSync, readFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readmeWith, scriptsTable, type Commands } from './scripts-table.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const commands = JSON.parse(read('package.json')) as Commands;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

/** Texts that the site itself shows; they name no files. */
const documents = files.filter((file) => !file.startsWith('app/content/'));

/** Whether a path is there, or is made by a command and kept out of the repository. */
function isKnown(target: string): boolean {
  return existsSync(path.join(root, target)) || spawnSync('git', ['check-ignore', '-q', target], { cwd: root }).status === 0;
}

/** The links of a document to files, seen from the root. */
function linksOf(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
}

/** The paths that a document names in backticks, without those that stand for many. */
function pathsOf(file: string): string[] {
  return [...read(file).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, target = '']) => target)
    .filter((target) => /^(app|art|bench|checks|docs|e2e|host|pipeline|public|scripts)\//.test(target));
}

describe.each(documents)('%s', (file) => {
  it('links to files that are there', () => {
    expect(linksOf(file).filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  it('names paths that are there', () => {
    expect(pathsOf(file).filter((target) => !isKnown(target))).toEqual([]);
  });

  it('says no row of a table twice', () => {
    const rows = read(file)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const heads = /^\|[-:| ]+\|$/;
    expect(rows.filter((row, index) => !heads.test(row) && rows.indexOf(row) !== index && !heads.test(rows[index + 1] ?? ''))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in commands.scripts))).toEqual([]);
  });
});

it('every document can be reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const file of reached) {
    for (const target of linksOf(file))
      for (const other of documents) if (other === target || other.startsWith(`${target.replace(/\/$/, '')}/`)) reached.add(other);
  }
  expect(documents.filter((file) => !reached.has(file))).toEqual([]);
});

it('the README has the table of commands that package.json tells', async () => {
  expect(await readmeWith(commands, read('README.md'))).toBe(read('README.md'));
});

it('a script without a description is named', () => {
  expect(() => scriptsTable({ scripts: { tidy: 'x' }, 'scripts-info': {} })).toThrow('tidy');
});
