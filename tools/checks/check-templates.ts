// Generates a mini game and a page in a copy of the repository, builds it and looks at the pages: `npm run check:templates`.
// Before that, it makes sure that a wrong name is refused in one sentence and leaves nothing behind.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elementsOf } from '../build/html/markup.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'apricotgames-'));
const site = path.join(copy, 'build/client');

/** The files of a folder that git knows, or would add. */
function filesIn(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: folder, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(folder, file)));
}

/** Runs a module of the copy; what it prints is shown if it fails. */
function run(...args: readonly string[]): void {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  console.log(`${args.slice(0, 3).join(' ')}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const generate = (...args: readonly string[]) => ['node_modules/plop/bin/plop.js', ...args];

const REFUSALS = [
  { args: [], says: 'Say what to make' },
  { args: ['game'], says: 'npm run new game <id>' },
  { args: ['page'], says: 'npm run new page <name>' },
  { args: ['game', 'Bean Jar'], says: '"Bean Jar" won\'t work' },
  { args: ['game', 'memory'], says: 'memory is taken' },
  { args: ['page', 'about-us'], says: 'about-us is taken' },
];

/** What is wrong with the way a wrong command is refused. */
function refusalProblems(): string[] {
  return REFUSALS.flatMap(({ args, says }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, generate(...args), { cwd: copy, encoding: 'utf8' });
    const isOneSentence = stdout === '' && stderr.includes(says) && stderr.trim().split('\n').length === 1;
    return status !== 0 && isOneSentence ? [] : [`npm run new ${args.join(' ')} should say "${says}" and says:\n${stdout}${stderr}`];
  });
}

/** What the built files have to show. */
const SIGHTS: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['>Bean Jar</button>', '/pictures/mini-games/bean-jar-112.', 'href="/our-story"'],
  'play/bean-jar.html': ['>Bean Jar</h1>', 'Count to twenty before each step runs out.', '/social/play-bean-jar.jpg'],
  'our-story.html': ['<h1>Our Story</h1>', 'aria-current="page">Our Story<', '/social/our-story.jpg'],
  'sitemap.xml': ['/play/bean-jar</loc>', '/our-story</loc>'],
};

/** The pictures, social images and assets that a page names and that are not there. */
function missingFiles(html: string): string[] {
  const addresses = elementsOf(html).flatMap(({ attributes }) => ['src', 'href', 'content'].map((name) => attributes.get(name) ?? ''));
  const files = addresses.flatMap((address) => /^(?:https:\/\/[^/]+)?(\/(?:pictures|social|assets)\/[^#]+)/.exec(address)?.[1] ?? []);
  return files.filter((file) => !existsSync(path.join(site, file)));
}

/** What the built site does not show. */
function missingSights(): string[] {
  return Object.entries(SIGHTS).flatMap(([file, shows]) => {
    const text = readFileSync(path.join(site, file), 'utf8').replaceAll('<!-- -->', '');
    return [
      ...shows.filter((words) => !text.includes(words)).map((words) => `${file} does not show ${words}`),
      ...missingFiles(text).map((address) => `${file} names ${address}, which is not there`),
    ];
  });
}

let problems: string[];
try {
  for (const file of filesIn(root)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  const before = filesIn(copy);
  problems = refusalProblems();
  if (filesIn(copy).length !== before.length) problems.push('A refused command left files behind');
  run(...generate('game', 'bean-jar'));
  run(...generate('page', 'our-story'));
  run('tools/build/build.ts');
  run('node_modules/typescript/bin/tsc');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json');
  run('node_modules/oxlint/bin/oxlint', '--deny-warnings');
  run('node_modules/oxfmt/bin/oxfmt', '--check', 'app', 'tests');
  run('node_modules/vitest/vitest.mjs', 'run', 'tests/unit', '-t', 'Bean Jar|the registry');
  problems.push(...missingSights());
} catch (error) {
  problems = [error instanceof Error ? error.message : String(error)];
} finally {
  rmSync(copy, { recursive: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The generated game and page work' : 'The generators do not work');
process.exit(problems.length === 0 ? 0 : 1);
