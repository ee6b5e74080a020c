// `npx node tests/other-studio/check.ts`: makes another studio's site in a copy of the repository, generates a page, a mini game and a demo
// in it, and runs every check there. Nothing of ours may be left in what is built, nor of the parts that the studio does without.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type * as Catalogue from '#app/content/data/catalogue.ts';
import type * as SiteData from '#app/content/data/site.ts';
import type * as StudioData from '#app/content/data/studio.ts';
import type * as TeamData from '#app/content/data/team.ts';
import { loadSiteModule } from '../../tools/build/lib/load-site-module.ts';
import { makeOtherStudio, run } from './make.ts';

const GENERATOR = 'templates/generate.ts';

const REFUSED_COMMANDS = [
  { args: [], message: 'Say what to make' },
  { args: ['game'], message: 'npm run new game <id>' },
  { args: ['game', 'Bean Jar'], message: '"Bean Jar" won\'t work' },
  { args: ['demo', 'spider'], message: 'spider is taken' },
  { args: ['page', 'about-us'], message: 'about-us is taken' },
];

/** Runs the invalid commands; returns a message for each that does not fail with one sentence, or that leaves files behind. */
function findRefusalProblems(copy: string): string[] {
  const listFiles = () => execFileSync('git', ['ls-files', '--others', '--exclude-standard'], { cwd: copy, encoding: 'utf8' });
  const filesBefore = listFiles();
  const problems = REFUSED_COMMANDS.flatMap(({ args, message }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [GENERATOR, ...args], { cwd: copy, encoding: 'utf8' });
    const isOneSentence = stdout === '' && stderr.includes(message) && stderr.trim().split('\n').length === 1;
    return status !== 0 && isOneSentence ? [] : [`npm run new ${args.join(' ')} should say "${message}" and says:\n${stdout}${stderr}`];
  });
  return listFiles() === filesBefore ? problems : [...problems, 'A refused command left files behind'];
}

/** Built files and the texts that they must contain. */
const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['>Bean Jar</button>', '/pictures/mini-games/bean-jar-112.', 'href="/our-story"'],
  'play/bean-jar.html': ['>Bean Jar</h1>', 'Count to twenty before each step runs out.', '/social/play-bean-jar.jpg'],
  'our-story.html': ['<h1>Our Story</h1>', 'aria-current="page">Our Story<', '/social/our-story.jpg'],
  'jobs.html': ['Part-time · Berlin, Germany · $28 to $34 an hour', '"@type":"JobPosting"'],
  'press.html': ['The first game in which I could smell the tide.'],
  'contact.html': ['We are at the sea until Monday.'],
  'sitemap.xml': ['/play/bean-jar</loc>', '/our-story</loc>'],
};

/** Addresses of parts and mini games that the other studio does without. */
const REMOVED_ADDRESSES =
  /(?<=["'(>\s]|\.example)\/(?:parents|get\/[\w-]+|releases\.xml|offline|play\/(?:statistics|wordle|tetris|memory)|games\/[\w-]+\/play)\b[^"'<\s]*/g;

/** Names, places and addresses of ours, from our content. */
async function readOurWords(): Promise<RegExp> {
  const { PRODUCT, ORIGIN } = await loadSiteModule<typeof SiteData>('app/content/data/site.ts');
  const { studio } = await loadSiteModule<typeof StudioData>('app/content/data/studio.ts');
  const { team } = await loadSiteModule<typeof TeamData>('app/content/data/team.ts');
  const { games } = await loadSiteModule<typeof Catalogue>('app/content/data/catalogue.ts');
  const words = [
    `${PRODUCT}(?!s)`, // the fruit has a plural
    new URL(ORIGIN).host,
    ...studio.offices.flatMap(({ city, regionName }) => [city, regionName ?? city]),
    ...studio.offices.map(({ country }) => country),
    ...team.map(({ name }) => name),
    ...games.flatMap(({ title, slug }) => [title, slug]),
  ];
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
}

/** Returns a message for each word or address that should be there and is not, or the other way around. */
async function findTextProblems(copy: string): Promise<string[]> {
  const site = path.join(copy, 'build/client');
  const ourWords = await readOurWords();
  const files = globSync('**/*.{html,data,json,xml,txt,js,css,svg,webmanifest}', { cwd: site }).filter((file) => file !== 'licenses.txt');
  const missing = Object.entries(EXPECTED_TEXTS).flatMap(([file, texts]) => {
    const text = readFileSync(path.join(site, file), 'utf8').replaceAll('<!-- -->', '');
    return texts.filter((words) => !text.includes(words)).map((words) => `${file} does not show ${words}`);
  });
  const leftOver = files.flatMap((file) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const addresses = file.endsWith('.js') ? [] : (text.match(REMOVED_ADDRESSES) ?? []);
    const found = new Set([...(text.match(ourWords) ?? []), ...addresses]);
    return [...found].map((words) => `${file} still has ${words}`);
  });
  return [...missing, ...leftOver];
}

/** What is checked in the copy after its build, one after the other, whatever is found. */
const CHECKS: readonly (readonly string[])[] = [
  ['tools/checks/validate-html.ts'],
  ['tools/build/lib/run-site-script.ts', 'tools/checks/check-pages.ts', 'tools/checks/check-sections.ts'],
  ['tools/checks/check-budgets.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc'],
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json'],
  ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  ['node_modules/oxfmt/bin/oxfmt', '--check', 'app', 'tests'],
  ['node_modules/knip/bin/knip.js', '--no-progress'],
  ['node_modules/vitest/vitest.mjs', 'run'],
  // The generated game has buttons only: what a board does with keys is for its author to write.
  ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', '--grep-invert', 'on any control|that Tab has reached'],
];

/** Returns what went wrong, as a list of at most one message. */
async function collect(act: () => void | Promise<void>): Promise<readonly string[]> {
  try {
    await act();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const copy = await makeOtherStudio();
const problems = findRefusalProblems(copy);
const made = await collect(() => {
  for (const [kind, name] of [
    ['game', 'bean-jar'],
    ['demo', 'pea-pod'],
    ['page', 'our-story'],
  ] as const)
    run(copy, GENERATOR, kind, name);
  run(copy, 'tools/checks/check-content.ts');
  run(copy, 'node_modules/@react-router/dev/bin.cjs', 'build');
});
problems.push(...made);
if (made.length === 0) {
  problems.push(...(await findTextProblems(copy)));
  for (const check of CHECKS) problems.push(...(await collect(() => run(copy, ...check))));
}
if (!process.argv.includes('--keep')) rmSync(copy, { recursive: true });
else console.log(copy);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The other studio has its site' : 'The other studio has no site');
process.exit(problems.length === 0 ? 0 : 1);
