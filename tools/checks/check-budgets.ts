// Checks the size budgets: what every page loads initially, what every mini game and demo adds to its page, and what is precached for
// offline play. Prints tables, and fails if anything is over budget, naming its largest files.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from '#app/startup/inline/hydration-manifest.ts';
import { allGames } from '#app/games/demos.ts';
import { BUILD_FOLDER, SITE_FOLDER } from '../build/lib/build-folder.ts';
import { listPagePaths, getPageFile } from '../build/lib/page-paths.ts';
import { parseElements } from '../build/html/markup.ts';
import { readChunks } from './chunks.ts';

const KB = 1000;

/** Scripts per page at load. */
const MAX_SCRIPTS = 12;

/** Bytes after brotli; fonts are compressed already. */
const LIMITS_BYTES = {
  script: 112 * 1024,
  html: 25 * KB,
  fonts: 31 * KB,
  kit: 21 * KB, // page + kit + card kit + game must stay below 150 KB
  cardKit: 9 * KB,
  game: 15 * KB,
  words: 30 * KB,
  offline: 1500 * KB, // a game takes about 45
} as const;

const chunks = readChunks();
const overruns: string[] = [];

/** Returns the size of `files` in bytes, and records an overrun if it is above `limit`. */
function checkSize(what: string, files: readonly string[], limit: number): number {
  const bytes = files.reduce((sum, file) => sum + chunks.getBytes(file), 0);
  if (bytes > limit) {
    const largestFiles = files.toSorted((a, b) => chunks.getBytes(b) - chunks.getBytes(a)).slice(0, 5);
    overruns.push(
      `${what} is ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}. Its heaviest parts:\n` +
        largestFiles.map((file) => `    ${chunks.getBytes(file)} ${chunks.getName(file)}`).join('\n'),
    );
  }
  return bytes;
}

/** Returns the distinct files of some URL paths: assets/a.js for /assets/a.js. */
function toFiles(urlPaths: readonly string[]): string[] {
  return [...new Set(urlPaths.map((urlPath) => urlPath.replace(/^\//, '')))];
}

const pages: Record<string, Record<string, number>> = {};
let homeFiles: readonly string[] = [];
for (const page of await listPagePaths(SITE_FOLDER)) {
  const file = getPageFile(page);
  const elements = parseElements(readFileSync(path.join(SITE_FOLDER, file), 'utf8'));
  const manifest = parseHydrationManifest(elements.find(({ attributes }) => attributes.get('id') === HYDRATION_MANIFEST_ID)?.text);
  const scripts = toFiles(manifest ? [manifest.start, ...manifest.modules] : []);
  const fonts = toFiles(elements.flatMap(({ attributes }) => (attributes.get('as') === 'font' ? [attributes.get('href') ?? ''] : [])));
  if (page === '/') homeFiles = scripts;
  if (scripts.length > MAX_SCRIPTS) overruns.push(`${page} loads ${scripts.length} scripts: ${scripts.map(chunks.getName).join(', ')}`);
  pages[page] = {
    HTML: checkSize(`The HTML of ${page} with its styles`, [file], LIMITS_BYTES.html),
    JavaScript: checkSize(`The JavaScript of ${page}`, scripts, LIMITS_BYTES.script),
    requests: scripts.length,
    typefaces: checkSize(`The typefaces of ${page}`, fonts, LIMITS_BYTES.fonts),
  };
}

/** Returns the chunk of a source, its imports and their styles, without the files that are loaded already. */
function collectAddedFiles(source: string, loadedFiles: readonly string[]): string[] {
  const file = chunks.findFile(source);
  if (file === null) throw new Error(`The build has no chunk for ${source}`);
  const scripts = chunks.collectImports(file).filter((part) => !loadedFiles.includes(part));
  return [...scripts, ...new Set(scripts.flatMap((part) => chunks.getStyles(part)))];
}

const kit = collectAddedFiles('kit', homeFiles);
const games: Record<string, Record<string, number>> = {
  'What every game needs, once': { bytes: checkSize('What every game needs', kit, LIMITS_BYTES.kit) },
};
// The chunk that the card games share; the bundler names it after one of its files. There is none without two card games.
const CARD_KIT = 'use-card-table';
const cardKit = chunks.findFile(CARD_KIT);
const cardKitFiles = cardKit === null ? [] : [cardKit, ...chunks.getStyles(cardKit)];
games['What every card game needs, once'] = { bytes: checkSize('What every card game needs', cardKitFiles, LIMITS_BYTES.cardKit) };
for (const { id, title } of allGames) {
  const added = collectAddedFiles(`app/games/${id}/game.ts`, [...homeFiles, ...kit, ...cardKitFiles]);
  // With one card game alone, it carries what several would share.
  const hasCardKit =
    cardKit === null && globSync(`app/games/${id}/**/*.tsx`).some((file) => readFileSync(file, 'utf8').includes('#app/card-kit/'));
  games[title] = { bytes: checkSize(title, added, LIMITS_BYTES.game + (hasCardKit ? LIMITS_BYTES.cardKit : 0)) };
}

/** A build without the part `offline` has no precache list. */
const precacheListFile = path.join(BUILD_FOLDER, 'precached.json');
const precachedFiles = existsSync(precacheListFile) ? (JSON.parse(readFileSync(precacheListFile, 'utf8')) as string[]) : [];
const precachedBytes = checkSize('What is taken along to play without a network', precachedFiles, LIMITS_BYTES.offline);

/** Resources that only some variants of a game load: game ID → source files. */
const RESOURCES = {
  wordle: ['answers', 'guesses'].map((name) => `app/games/wordle/rules/${name}.ts`),
  hangman: ['app/games/hangman/rules/words.ts'],
} as const;
const resources: Record<string, Record<string, number>> = {};
for (const [id, sources] of Object.entries(RESOURCES)) {
  const title = allGames.find((game) => game.id === id)?.title;
  if (title === undefined) continue;
  const files = [...new Set(sources.flatMap((source) => collectAddedFiles(source, [...homeFiles, ...kit])))];
  resources[`${title}, its words`] = { bytes: checkSize(`The words of ${title}`, files, LIMITS_BYTES.words) };
}

console.log('Bytes on the wire (brotli) of each page at load');
console.table(pages);
const scriptBytes = Object.values(pages).map((page) => page['JavaScript'] ?? 0);
const averageBytes = Math.round(scriptBytes.reduce((total, bytes) => total + bytes, 0) / scriptBytes.length);
const mostBytes = Math.max(...scriptBytes);
const room = `room for ${LIMITS_BYTES.script - mostBytes} on a page and ${LIMITS_BYTES.offline - precachedBytes} to play without a network`;
console.log(`JavaScript of a page: ${averageBytes} bytes in the mean, ${mostBytes} at most; ${room}`);
console.log('Bytes on the wire (brotli) of each mini game beyond its page, styles included');
console.table(games);
console.log('Bytes on the wire (brotli) of what some variants load beyond their game');
console.table(resources);
console.log(
  `Bytes on the wire (brotli) that a device takes along to play without a network: ${precachedBytes} in ${precachedFiles.length} files`,
);
for (const overrun of overruns) console.error(`Over budget: ${overrun}`);
process.exit(overruns.length === 0 ? 0 : 1);
