// Checks on a game's file beyond its schema: file name, order, its own pictures and its own store URLs.
import * as parts from '#app/content/data/parts.ts';
import type { Entry } from './entries.ts';
import { findPictureProblem } from './pictures.ts';
import type { Site } from './site.ts';
import { allGames } from '#app/games/demos.ts';
import { getLoopPath, LOOP_FORMATS } from '#app/content/pictures/play-loop-source.ts';
import { DESCRIPTION_LENGTH } from '#app/content/page-families/game.ts';

/** Pictures that every game needs in addition to its screenshots. */
const REQUIRED_PICTURES = ['icon', 'key-art', 'key-art-tall'] as const;

/** Patterns that extract the app's ID and name from a store URL. */
const STORES = [
  { field: 'appStoreUrl', id: /\/id(\d+)$/, words: /\/app\/([^/]+)\/id\d+$/ },
  { field: 'googlePlayUrl', id: /\?id=([\w.]+)$/, words: /\?id=(?:\w+\.)*(\w+)$/ },
] as const;

/** Fields of a game that has not been validated yet. */
function getFields({ value }: Entry): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}

function getFileSlug({ file }: Entry): string {
  return file.replace(/^.*\/|\.ts$/g, '');
}

function extract(pattern: RegExp, address: unknown): string | undefined {
  return typeof address === 'string' ? pattern.exec(address)?.[1] : undefined;
}

function normalizeLetters(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Finds store URLs of another game: with the same ID, or with its name. */
function findStoreProblems(game: Entry, others: readonly Entry[]): string[] {
  return STORES.flatMap(({ field, id, words }) => {
    const address = getFields(game)[field];
    const appId = extract(id, address);
    const nameInAddress = extract(words, address);
    const duplicate = others.find((other) => appId !== undefined && extract(id, getFields(other)[field]) === appId);
    const namesake = others.find(
      (other) => nameInAddress !== undefined && normalizeLetters(nameInAddress) === normalizeLetters(getFileSlug(other)),
    );
    if (duplicate) return [`${field} leads to the same app as ${duplicate.file}; each game has a link of its own`];
    return namesake ? [`${field} names ${getFileSlug(namesake)}, which is another game`] : [];
  });
}

/** Finds screenshots from another game's folder. */
function findScreenshotProblems(game: Entry): string[] {
  const { images } = getFields(game);
  if (!Array.isArray(images)) return [];
  return images.flatMap((image: { picture?: unknown } | null, index) => {
    const picture = image?.picture;
    return typeof picture === 'string' && !picture.startsWith(`${getFileSlug(game)}/`)
      ? [`images[${index}].picture is "${picture}"; a game's own pictures begin with "${getFileSlug(game)}/"`]
      : [];
  });
}

/** Advises to end a sentence where the description of a game's page, the first characters of its overview, is cut off. */
export function findOverviewAdvice(game: Entry): string[] {
  const { overview } = getFields(game);
  if (!Array.isArray(overview)) return [];
  const text = overview.join(' ');
  const description = text.slice(0, DESCRIPTION_LENGTH);
  if (/[.!?]$/.test(description) && /^(\s|$)/.test(text.slice(DESCRIPTION_LENGTH))) return [];
  return [
    `${game.file}: no sentence of overview ends at character ${DESCRIPTION_LENGTH}, where the description of its page stops: "…${description.slice(-30)}"`,
  ];
}

/** Finds a demo that does not exist. */
function findDemoProblems(game: Entry): string[] {
  const { demo } = getFields(game);
  const id = (demo as { game?: unknown } | undefined)?.game;
  return id === undefined || !parts.demos || allGames.some((entry) => entry.id === id)
    ? []
    : [`demo.game is "${String(id)}", which is no game; see app/games/demos.ts`];
}

/** Finds a loop of play whose files are missing. */
function findLoopProblems(game: Entry, site: Site): string[] {
  if (getFields(game)['loop'] === undefined) return [];
  const slug = getFileSlug(game);
  const files = site.loops[slug];
  if (!files) return [`loop has no video; run \`npm run art ${slug}/loop\``];
  return LOOP_FORMATS.map((format) => `public${getLoopPath({ slug, hash: files.hash }, format)}`)
    .filter((file) => !site.hasFile(file))
    .map((file) => `loop needs ${file}, which is missing`);
}

export function findGameProblems(game: Entry, all: readonly Entry[], site: Site): string[] {
  const { slug } = getFields(game);
  const name = getFileSlug(game);
  const others = all.filter((other) => other !== game);
  return [
    ...(slug === name ? [] : [`slug is "${String(slug)}"; it should be "${name}", like the file`]),
    ...findStoreProblems(game, others),
    ...findScreenshotProblems(game),
    ...findDemoProblems(game),
    ...findLoopProblems(game, site),
    ...REQUIRED_PICTURES.map((picture) => findPictureProblem(site, `${name}/${picture}`)).filter((problem) => problem !== null),
  ].map((problem) => `${game.file}: ${problem}`);
}
