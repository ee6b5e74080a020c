// All addresses of the site from its page table, with texts that the pages must show, and games of the catalogue as examples.
import { existsSync } from 'node:fs';
import { matchPath } from 'react-router';
import type { Game } from '#app/content/schema/game-schema.ts';
import { registry } from '#app/games/registry.ts';
import { findGameId } from './arcade/known-games.ts';
import type * as SiteContent from './site-content.ts';
import { loadSiteModule } from '../../../tools/build/lib/load-site-module.ts';

export interface Address {
  readonly path: string;
  readonly heading: string;
  /** Texts that the page must show, with and without scripts. */
  readonly texts: readonly string[];
}

/** The content of the site. Node cannot load it, because it looks for its files by `import.meta.glob`. */
export const content = await loadSiteModule<typeof SiteContent>('tests/e2e/support/site-content.ts');
export const { SITE_NAME } = content;

export const GAMES = content.games.map((game) => ({
  ...game,
  path: `/games/${game.slug}`,
  heading: game.title,
  texts: ['Game Details', game.status === 'Live' ? 'Play Now' : 'Get Notified'],
  isLive: game.status === 'Live',
}));

const [ANY_GAME] = GAMES;
if (!ANY_GAME) throw new Error('The catalogue has no game');
const NO_GAME = { ...ANY_GAME, slug: 'absent', title: 'absent', heading: 'absent', path: '/games/absent' };

/** The first game of the catalogue that has what a test needs. Without one, tests that open its pages are skipped. */
export function findGame(hasIt: (game: (typeof GAMES)[number]) => unknown) {
  return GAMES.find(hasIt) ?? NO_GAME;
}

/** Whether a mini game has code and is not in the registry. */
const isUnlisted = (id: string | null | undefined) => existsSync(`app/games/${id}/entry.ts`) && !registry.some((entry) => entry.id === id);

/**
 * Whether this site does without what a test needs: a part, by its name in parts.ts; a mini game, by its title; or the page at a path, because
 * its part is off, no game of the catalogue is such an example, or its mini game is not in the registry.
 */
export function isLeftOut(need: string): boolean {
  if (need in content.switches) return !content.switches[need as keyof typeof content.switches];
  if (!need.startsWith('/')) return isUnlisted(findGameId(need));
  const { pathname } = new URL(need, 'https://site.example');
  const isOfPartThatIsOff = content.allRows.filter((row) => !content.isOn(row)).some((row) => matchPath(row.path, pathname));
  return pathname.includes(`/${NO_GAME.slug}`) || isOfPartThatIsOff || isUnlisted(/^\/play\/([^/]+)/.exec(pathname)?.[1]);
}

const isInStores = ({ appStoreUrl, googlePlayUrl }: Game) => appStoreUrl && googlePlayUrl;

export const STORE_GAME = findGame(isInStores);
export const LIVE_GAME = STORE_GAME === NO_GAME ? findGame(({ isLive }) => isLive) : STORE_GAME;
/** Another live game, with a loop of play and a demo. */
export const DEMO_GAME = findGame((game) => game !== LIVE_GAME && isInStores(game) && game.loop && game.demo);
export const COMING_GAME = findGame(({ isLive }) => !isLive);
/** Any game, at the end of the catalogue. */
export const LAST_GAME = GAMES.at(-1) ?? ANY_GAME;

function getTexts(path: string): readonly string[] {
  const row = content.pageTable.find((one) => one.path === path);
  if (row) return 'lead' in row && row.lead !== undefined ? [row.lead] : [];
  return /\/play(\/[^/]+)?$/.test(path) ? [content.miniGame.noscriptText, content.miniGame.howToPlay] : [];
}

export const ADDRESSES: readonly Address[] = content
  .listSitePages()
  .map(({ path, heading }) => GAMES.find((game) => game.path === path) ?? { path, heading, texts: getTexts(path) });

/** The heading of the page at a path; of anything else, itself. */
export function getHeading(path: string): string {
  return ADDRESSES.find((address) => address.path === path)?.heading ?? path;
}

/** `all` in the weekly run (E2E_ALL=1), else those that differ in kind: every run opens what `isSample` picks. */
export const cover = <T>(all: readonly T[], isSample: (one: T) => boolean): readonly T[] =>
  process.env['E2E_ALL'] === '1' ? all : all.filter(isSample);

/** One or two members of each group of similar pages: a game of each status, and mini games with cells, cards and a canvas. */
const SAMPLE_PATHS = new Set([
  LIVE_GAME.path,
  COMING_GAME.path,
  `/get/${LIVE_GAME.slug}`,
  `${DEMO_GAME.path}/play`,
  ADDRESSES.find(({ path }) => path.startsWith('/services/'))?.path,
  ...['statistics', 'sudoku', 'solitaire', 'tetris', 'sudoku/daily'].map((path) => `/play/${path}`),
]);

/** The pages of all demos. */
export const DEMO_PATHS = GAMES.flatMap(({ path, demo }) => (demo ? [`${path}/play`] : []));

/** The pages of the demos that this run covers. */
export const COVERED_DEMO_PATHS = cover(DEMO_PATHS, (path) => SAMPLE_PATHS.has(path));

/** A sample of the addresses, for checks that do not depend on text and pictures. */
export const SAMPLE_ADDRESSES: readonly Address[] = ADDRESSES.filter(({ path }) => path.lastIndexOf('/') === 0 || SAMPLE_PATHS.has(path));
