// Holds what visitors have to load within its limits: every page at load, and every mini game beyond its page.
// Prints a table; a page or game above its limit fails, with its heaviest parts named.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageParts } from '../app/boot/page-parts.ts';
import { registry } from '../app/mini-games/registry.ts';
import { builtPaths, pageFile } from '../pipeline/built-paths.ts';
import { elementsOf } from '../pipeline/markup.ts';
import { KINDS, kindOf } from '../pipeline/offline/precached.ts';
import { readChunks } from './chunks.ts';

const KB = 1000;

/** The scripts that a page loads: small ones belong to their neighbors. */
const MOST_REQUESTS = 12;

/** Bytes, brotli; typefaces as they are. */
const LIMITS = {
  script: 115 * KB,
  html: 25 * KB,
  fonts: 31 * KB,
  kit: 20 * KB,
  game: 15 * KB,
  words: 30 * KB,
  offline: 1500 * KB,
} as const;

const build = path.resolve(import.meta.dirname, '../build');
const chunks = readChunks(build);
const overruns: string[] = [];

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + chunks.bytesOf(file), 0);
}

/** A file of `files` with its bytes, and which others of them import it. */
function describe(file: string, files: readonly string[]): string {
  const importers = chunks.importersOf(file).filter((importer) => files.includes(importer));
  const by = importers.length > 0 ? `, imported by ${importers.map(chunks.nameOf).join(', ')}` : '';
  return `    ${chunks.bytesOf(file)} ${chunks.nameOf(file)}${by}`;
}

/** What `files` weigh, noted when it is too much. */
function weigh(what: string, files: readonly string[], limit: number): number {
  const bytes = sum(files);
  if (bytes > limit) {
    const heaviest = files.toSorted((a, b) => chunks.bytesOf(b) - chunks.bytesOf(a)).slice(0, 5);
    overruns.push(
      `${what} is ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}. Its heaviest parts:\n` +
        heaviest.map((file) => describe(file, files)).join('\n'),
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
  const parts = elementsOf(readFileSync(path.join(build, 'client', file), 'utf8')).map(({ attributes }) => attributes);
  const scripts = filesOf(
    parts.flatMap((part) => {
      const loaded = readPageParts((name) => part.get(name));
      return loaded ? [loaded.start, ...loaded.modules] : [];
    }),
  );
  const fonts = filesOf(parts.filter((part) => part.get('as') === 'font').map((part) => part.get('href') ?? ''));
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
  'The cabinet, once': { bytes: weigh('The cabinet of the mini games', kit, LIMITS.kit) },
};
for (const { id, title } of registry)
  games[title] = { bytes: weigh(title, beyond(`app/mini-games/${id}/game.ts`, [...homeFiles, ...kit]), LIMITS.game) };

/** What a device takes along to play without a network, by kind. */
function weighOffline(): Record<string, Record<string, number>> {
  const files = JSON.parse(readFileSync(path.join(build, 'precached.json'), 'utf8')) as string[];
  const bytes = weigh('What is taken along to play without a network', files, LIMITS.offline);
  const rows = KINDS.map((kind) => {
    const ofKind = files.filter((file) => kindOf(file) === kind);
    return [kind, { files: ofKind.length, bytes: sum(ofKind) }] as const;
  });
  return Object.fromEntries([...rows, ['in all', { files: files.length, bytes }]]);
}

const offline = existsSync(path.join(build, 'precached.json')) ? weighOffline() : null;

/** What only some variants of a game load, by the game and the sources of it. */
const NEEDS = {
  Wordle: ['daily-answers', 'daily-guesses'].map((name) => `app/mini-games/wordle/rules/${name}.ts`),
  Hangman: ['animals', 'food', 'countries', 'sports'].map((name) => `app/mini-games/hangman/rules/${name}.ts`),
} as const;
const needs: Record<string, Record<string, number>> = {};
for (const [title, sources] of Object.entries(NEEDS)) {
  const files = [...new Set(sources.flatMap((source) => beyond(source, [...homeFiles, ...kit])))];
  needs[`${title}, its words`] = { bytes: weigh(`The words of ${title}`, files, LIMITS.words) };
}

console.log('Bytes on the wire (brotli) of each page at load');
console.table(pages);
console.log('Bytes on the wire (brotli) of each mini game beyond its page, styles included');
console.table(games);
if (offline) {
  console.log('Bytes on the wire (brotli) that a device takes along to play without a network');
  console.table(offline);
}
console.log('Bytes on the wire (brotli) of what some variants load beyond their game');
console.table(needs);
for (const overrun of overruns) console.error(`Over budget: ${overrun}`);
process.exit(overruns.length === 0 ? 0 : 1);
