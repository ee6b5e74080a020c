// Makes another studio's site in a copy of the repository, by the steps of docs/make-it-yours.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawPictures, MARK } from './pictures.ts';

const root = path.resolve(import.meta.dirname, '../..');

const DATA = 'app/content/data';

/** What its files do not replace: lines that it changes in ours. */
const EDITS: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['app/styles/tokens.css', /--brand: [^;]+;/, '--brand: oklch(0.55 0.1 220);'],
  ['app/styles/tokens.css', /--secondary: [^;]+;/, '--secondary: oklch(0.5 0.12 160);'],
  ['app/styles/tokens.css', /--highlight: [^;]+;/, '--highlight: oklch(0.9 0.1 180);'],
  ['app/styles/tokens.css', /--ink: [^;]+;/, '--ink: oklch(0.27 0.05 240);'],
  ['app/styles/tokens.css', /--ground: [^;]+;/, '--ground: oklch(0.97 0.012 210);'],
  ['art/subset-fonts.ts', /ÖÜ`/, 'ÖÜß`'],
  // It has a press kit, an opening, daily boards and a page on deleting data.
  [`${DATA}/parts.ts`, /(parents|releases|storePages|demos|statistics|offline): boolean = true/g, '$1: boolean = false'],
  // Nine mini games less; their code stays.
  ['app/games/registry.ts', /.*\b(?:memory|colorMatch|puzzle|hangman|minesweeper|wordle|game2048|solitaire|tetris)\b.*\n/g, ''],
  [`${DATA}/pages/home.ts`, /description: `[^`$]*/, 'description: `Small games about the sea, a garden and a lighthouse. Also: '],
  [`${DATA}/pages/home.ts`, /lead: '[^']*'/, "lead: 'A garden below the tide, and a lighthouse made of paper.'"],
  [`${DATA}/pages/home.ts`, /newsletterLead: '[^']*'/, "newsletterLead: 'A letter with every tide that matters. There are few of those.'"],
  [`${DATA}/pages/games.ts`, /Free, with ads/g, 'You pay once'],
  [`${DATA}/pages/contact.ts`, /lead: '[^']*'/, "lead: 'Questions, bugs, projects and shells are all welcome.'"],
  [`${DATA}/pages/games.ts`, /socialPicture: '[^']*'/, "socialPicture: 'kelp-garden/key-art'"],
  [`${DATA}/pages/search.ts`, /lead: '[^']*'/, `lead: 'Try "kelp" or "paper".'`],
  [`${DATA}/pages/search.ts`, /: cards, [^`]*`/, '.`'],
  [`${DATA}/pages/search.ts`, /socialPicture: '[^']*'/, "socialPicture: 'paper-lighthouse/key-art'"],
  [`${DATA}/pages/about.ts`, /(lead: `[^`]*)`/, '$1 We have no view of the sea.`'],
  [`${DATA}/frame.ts`, /searchExamples: '[^']*'/, "searchExamples: 'Kelp, paper…'"],
  [`${DATA}/not-found.ts`, /lead: 'The address[^']*'/, "lead: 'The tide must have taken it.'"],
];

/** Of our content; and tests of what only we promise, and of this studio itself. */
const REMOVED = ['app/content/data/{catalogue,case-studies}/*', 'tests/unit/specification.test.ts', 'tests/other-studio'];

/** Runs a program in the copy. Throws with its output if it fails. */
export function run(copy: string, ...args: readonly string[]): void {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  console.log(`${args.slice(0, 3).join(' ')}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function edit(copy: string): void {
  for (const [file, from, to] of EDITS) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has nothing like ${from}`);
    writeFileSync(path.join(copy, file), edited);
  }
}

/** Returns the folder of the copy, with the other studio's content, look and pictures. */
export async function makeOtherStudio(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'other-studio-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0'))
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  for (const file of globSync(REMOVED, { cwd: copy })) rmSync(path.join(copy, file), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'content'), path.join(copy, 'app/content/data'), { recursive: true });
  edit(copy);
  writeFileSync(path.join(copy, 'art/logo/mark.svg'), MARK);
  await drawPictures(path.join(copy, 'art/originals'));
  run(copy, 'art/subset-fonts.ts');
  run(copy, 'art/logo/build.ts');
  run(copy, 'art/encode-pictures.ts');
  run(copy, 'art/encode-pictures.ts', '--prune');
  run(copy, 'art/social/build.ts');
  return copy;
}
