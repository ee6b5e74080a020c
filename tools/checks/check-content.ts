// Checks app/content/ before a build: syntax, validation rules, and whether our fonts have every letter. Any problem stops the build.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Check from '#app/content/validation/check-content.ts';
import { normalizeText } from '#app/content/format/normalize-text.ts';
import type { Site } from '#app/content/validation/site.ts';
import type * as SpelledNames from '#app/content/validation/spelled-names.ts';
import { readLetters, findUnknownLetters } from './content/font-coverage.ts';
import { findFieldLine, readPlainText, readSource } from './content/content-source.ts';
import { formatProblem } from './content/report.ts';
import { findEnvironmentProblems, readBuildEnvironment } from '../build/lib/build-environment.ts';
import { listUnusedFiles } from '../build/lib/list-unused-files.ts';
import { readSocialTemplate } from '../build/lib/social-template.ts';
import { loadSiteModule } from '../build/lib/load-site-module.ts';

const root = path.resolve(import.meta.dirname, '../..');

function read(file: string): string {
  return normalizeText(readFileSync(path.join(root, file), 'utf8'));
}

/** Reads a generated JSON file; `command` is the command that generates it. */
function readJson<Value>(file: string, command: string): Value {
  try {
    return JSON.parse(read(file)) as Value;
  } catch {
    return exitWithProblems([`${file}: it cannot be read; take it from the last commit and run \`${command}\` again`]);
  }
}

const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true';

function format(kind: 'error' | 'warning', problem: string): string {
  return formatProblem(kind, problem, (file, field) => (file.endsWith('.ts') ? findFieldLine(file, read(file), field) : null), isOnGitHub);
}

/** Prints the problems without stack traces and exits with 1. */
function exitWithProblems(problems: readonly string[]): never {
  for (const problem of problems) console.error(format('error', problem));
  console.error(`The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was built.`);
  process.exit(1);
}

/** Describes an error that was thrown while loading a module, with the content file and the line. */
function describeLoadError(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, file = 'app/content/', line] = /(app\/content\/[\w./-]+\.ts)(?:\?[^:)]*)?:(\d+)/.exec(stack) ?? [];
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (word === undefined) return `${[file, line].filter(Boolean).join(':')}: ${message}`;
  // The stack has the lines of the compiled file.
  const index = read(file)
    .split('\n')
    .findIndex((text) => new RegExp(`[:,[(]\\s*${word}\\b`).test(text));
  return `${file}${index < 0 ? '' : `:${index + 1}`}: ${message}; a text needs quotes around it`;
}

async function findRuleProblems(site: Site): Promise<string[]> {
  try {
    const { findContentAdvice, findContentProblems } = await loadSiteModule<typeof Check>('app/content/validation/check-content.ts');
    const found = findContentProblems(site);
    if (found.length === 0) for (const advice of findContentAdvice(site)) console.log(format('warning', advice));
    return found;
  } catch (error) {
    return [describeLoadError(error)];
  }
}

const files = globSync('app/content/**/*.{ts,md}', { cwd: root, exclude: (file) => file.endsWith('/validation') }).toSorted();
const sources = files.map((file) => ({ file, source: file.endsWith('.ts') ? readSource(file, read(file)) : readPlainText(read(file)) }));
const mistakes = [
  ...sources.flatMap(({ file, source }) => source.mistakes.map((mistake) => `${file}:${mistake}`)),
  ...findEnvironmentProblems(readBuildEnvironment(root)),
];
if (mistakes.length > 0) exitWithProblems(mistakes);

const site: Site = {
  pictures: readJson('app/content/data/pictures/pictures.json', 'npm run pictures'),
  loops: readJson('app/content/data/pictures/loops.json', 'npm run art'),
  socialImages: readJson('app/content/data/pictures/social-images.json', 'npm run social'),
  socialTemplate: readSocialTemplate(),
  hasFile: (file) => existsSync(path.join(root, file)),
};
const letters = await readLetters(['dynapuff', 'figtree'].map((face) => path.join(root, `app/styles/fonts/${face}.woff2`)));
const problems = [
  ...(await findRuleProblems(site)),
  ...sources.flatMap(({ file, source }) => findUnknownLetters(source.texts, letters).map((problem) => `${file}:${problem}`)),
];
if (problems.length > 0) exitWithProblems(problems);
const { findSpellingAdvice } = await loadSiteModule<typeof SpelledNames>('app/content/validation/spelled-names.ts');
for (const file of files.filter((name) => name.startsWith('app/content/data/')))
  for (const advice of findSpellingAdvice(file, read(file))) console.log(format('warning', advice));
const leftBehind = (await listUnusedFiles({ keepsOff: true })).map((file) => file.replace(/(-\d+)?\.[0-9a-f]{8}\.\w+$/, '*'));
for (const file of new Set(leftBehind)) console.log(`Left behind: ${file}`);
if (leftBehind.length > 0) console.log('Nothing shows these. `npm run pictures -- --prune` removes those in public/.');
console.log('Content: in order');
