// `npx node tools/checks/check-templates.ts`: generates a mini game, a demo and a page in a copy of the repository, builds it and checks the output.
// First it checks that invalid commands fail with a one-line message and create no files.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseElements } from '../build/html/markup.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'templates-'));
const site = path.join(copy, 'build/client');

/** Returns the files of a folder that git tracks or does not ignore. */
function listFiles(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: folder, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(folder, file)));
}

/** Runs a module of the copy; its output is shown only if it fails. */
function run(...args: readonly string[]): void {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  console.log(`${args.slice(0, 3).join(' ')}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const createPlopArgs = (...args: readonly string[]) => ['node_modules/plop/bin/plop.js', ...args];

const REFUSED_COMMANDS = [
  { args: [], message: 'Say what to make' },
  { args: ['game'], message: 'npm run new game <id>' },
  { args: ['demo'], message: 'npm run new demo <id>' },
  { args: ['page'], message: 'npm run new page <name>' },
  { args: ['game', 'Bean Jar'], message: '"Bean Jar" won\'t work' },
  { args: ['game', 'memory'], message: 'memory is taken' },
  { args: ['demo', 'spider'], message: 'spider is taken' },
  { args: ['page', 'about-us'], message: 'about-us is taken' },
];

/** Runs the invalid commands; returns a message for each that does not fail as expected. */
function findRefusalProblems(): string[] {
  return REFUSED_COMMANDS.flatMap(({ args, message }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, createPlopArgs(...args), { cwd: copy, encoding: 'utf8' });
    const isOneSentence = stdout === '' && stderr.includes(message) && stderr.trim().split('\n').length === 1;
    return status !== 0 && isOneSentence ? [] : [`npm run new ${args.join(' ')} should say "${message}" and says:\n${stdout}${stderr}`];
  });
}

/** Built files and the texts that they must contain. */
const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['>Bean Jar</button>', '/pictures/mini-games/bean-jar-112.', 'href="/our-story"'],
  'play/bean-jar.html': ['>Bean Jar</h1>', 'Count to twenty before each step runs out.', '/social/play-bean-jar.jpg'],
  'our-story.html': ['<h1>Our Story</h1>', 'aria-current="page">Our Story<', '/social/our-story.jpg'],
  'sitemap.xml': ['/play/bean-jar</loc>', '/our-story</loc>'],
};

/** Returns the pictures, social images and assets that a page references but that do not exist. */
function findMissingFiles(html: string): string[] {
  const addresses = parseElements(html).flatMap(({ attributes }) => ['src', 'href', 'content'].map((name) => attributes.get(name) ?? ''));
  const files = addresses.flatMap((address) => /^(?:https:\/\/[^/]+)?(\/(?:pictures|social|assets)\/[^#]+)/.exec(address)?.[1] ?? []);
  return files.filter((file) => !existsSync(path.join(site, file)));
}

/** Returns a message for each expected text and each referenced file that is missing in the built site. */
function findOutputProblems(): string[] {
  return Object.entries(EXPECTED_TEXTS).flatMap(([file, texts]) => {
    const text = readFileSync(path.join(site, file), 'utf8').replaceAll('<!-- -->', '');
    return [
      ...texts.filter((words) => !text.includes(words)).map((words) => `${file} does not show ${words}`),
      ...findMissingFiles(text).map((address) => `${file} names ${address}, which is not there`),
    ];
  });
}

let problems: string[];
try {
  for (const file of listFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  const filesBefore = listFiles(copy);
  problems = findRefusalProblems();
  if (listFiles(copy).length !== filesBefore.length) problems.push('A refused command left files behind');
  run(...createPlopArgs('game', 'bean-jar'));
  run(...createPlopArgs('demo', 'pea-pod'));
  run(...createPlopArgs('page', 'our-story'));
  run('tools/build/build.ts');
  run('node_modules/typescript/bin/tsc');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json');
  run('node_modules/oxlint/bin/oxlint', '--deny-warnings');
  run('node_modules/oxfmt/bin/oxfmt', '--check', 'app', 'tests');
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/unit/game-kit/contract.test.ts',
    'tests/unit/games/bean-jar',
    'tests/unit/games/pea-pod',
    '-t',
    'Bean Jar|Pea Pod|the registry',
  );
  problems.push(...findOutputProblems());
} catch (error) {
  problems = [error instanceof Error ? error.message : String(error)];
} finally {
  rmSync(copy, { recursive: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The generated game, demo and page work' : 'The generators do not work');
process.exit(problems.length === 0 ? 0 : 1);
