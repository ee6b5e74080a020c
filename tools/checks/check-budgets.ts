// Holds what visitors have to load within its limits: every page at load, and every mini game beyond its page.
// Prints a table; a page or game above its limit fails, with its heaviest parts named.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_PARTS_ID, readPageParts } from '#app/entry/hydration-manifest.ts';
import { registry } from '#app/games/registry.ts';
import { builtPaths, pageFile } from '../build/lib/page-paths.ts';
import { elementsOf } from '../build/html/markup.ts';
import { readChunks } from './chunks.ts';

const KB = 1000;

/** How many scripts a page may load. */
const MOST_REQUESTS = 12;

/** Bytes, brotli; typefaces as they are. */
const LIMITS = {
  script: 115 * KB,
  html: 25 * KB,
  fonts: 31 * KB,
  kit: 19 * KB, // page, kit and game stay below 150 KB
  game: 15 * KB,
  words: 30 * KB,
  offline: 1500 * KB,
} as const;

const build = path.resolve(import.meta.dirname, '../../build');
const chunks = readChunks(build);
const overruns: string[] = [];

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + chunks.bytesOf(file), 0);
}

/** What `files` weigh, noted when it is too much. */
function weigh(what: string, files: readonly string[], limit: number): number {
  const bytes = sum(files);
  if (bytes > limit) {
    const heaviest = files.toSorted((a, b) => chunks.bytesOf(b) - chunks.bytesOf(a)).slice(0, 5);
    overruns.push(
      `${what} is ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}. Its heaviest parts:\n` +
        heaviest.map((file) => `    ${chunks.bytesOf(file)} ${chunks.nameOf(file)}`).join('\n'),
    );
  }
  return bytes;
}

/** The files behind some addresses, each once: /assets/a.js is assets/a.js. */
function filesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.replace(/^\//, '')))];
}

const pages: Record<string, Record<string, number>> = {};
let homeFiles: readonly string[] = [];
for (const page of await builtPaths(path.join(build, 'client'))) {
  const file = pageFile(page);
  const elements = elementsOf(readFileSync(path.join(build, 'client', file), 'utf8'));
  const parts = readPageParts(elements.find(({ attributes }) => attributes.get('id') === PAGE_PARTS_ID)?.text);
  const scripts = filesOf(parts ? [parts.start, ...parts.modules] : []);
  const fonts = filesOf(elements.flatMap(({ attributes }) => (attributes.get('as') === 'font' ? [attributes.get('href') ?? ''] : [])));
  if (page === '/') homeFiles = scripts;
  if (scripts.length > MOST_REQUESTS) overruns.push(`${page} loads ${scripts.length} scripts: ${scripts.map(chunks.nameOf).join(', ')}`);
  pages[page] = {
    HTML: weigh(`The HTML of ${page} with its styles`, [file], LIMITS.html),
    JavaScript: weigh(`The JavaScript of ${page}`, scripts, LIMITS.script),
    requests: scripts.length,
    typefaces: weigh(`The typefaces of ${page}`, fonts, LIMITS.fonts),
  };
}

/** A chunk and its imports with their styles, less what the home page has already. */
function beyond(source: string, known: readonly string[]): string[] {
  const file = chunks.fileOf(source);
  if (file === null) throw new Error(`The build has no chunk for ${source}`);
  const scripts = chunks.closure(file).filter((part) => !known.includes(part));
  return [...scripts, ...new Set(scripts.flatMap((part) => chunks.stylesOf(part)))];
}

const kit = beyond('kit', homeFiles);
const games: Record<string, Record<string, number>> = {
  'What every game needs, once': { bytes: weigh('What every game needs', kit, LIMITS.kit) },
};
for (const { id, title } of registry)
  games[title] = { bytes: weigh(title, beyond(`app/games/${id}/game.ts`, [...homeFiles, ...kit]), LIMITS.game) };

/** What a device takes along to play without a network; a build for VITE_OFFLINE=off takes nothing. */
const list = path.join(build, 'precached.json');
const offline = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
const offlineBytes = weigh('What is taken along to play without a network', offline, LIMITS.offline);

/** What only some variants of a game load, by the game and the sources of it. */
const NEEDS = {
  Wordle: ['daily-answers', 'daily-guesses'].map((name) => `app/games/wordle/rules/${name}.ts`),
  Hangman: ['animals', 'food', 'countries', 'sports'].map((name) => `app/games/hangman/rules/${name}.ts`),
} as const;
const needs: Record<string, Record<string, number>> = {};
for (const [title, sources] of Object.entries(NEEDS)) {
  const files = [...new Set(sources.flatMap((source) => beyond(source, [...homeFiles, ...kit])))];
  needs[`${title}, its words`] = { bytes: weigh(`The words of ${title}`, files, LIMITS.words) };
}

console.log('Bytes on the wire (brotli) of each page at load');
console.table(pages);
const scriptBytes = Object.values(pages).map((page) => page['JavaScript'] ?? 0);
const mean = Math.round(scriptBytes.reduce((total, bytes) => total + bytes, 0) / scriptBytes.length);
console.log(`JavaScript of a page: ${mean} bytes in the mean, ${Math.max(...scriptBytes)} at most`);
console.log('Bytes on the wire (brotli) of each mini game beyond its page, styles included');
console.table(games);
console.log('Bytes on the wire (brotli) of what some variants load beyond their game');
console.table(needs);
console.log(`Bytes on the wire (brotli) that a device takes along to play without a network: ${offlineBytes} in ${offline.length} files`);
for (const overrun of overruns) console.error(`Over budget: ${overrun}`);
process.exit(overruns.length === 0 ? 0 : 1);
