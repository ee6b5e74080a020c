// All addresses of the site from its page table, with texts that the pages must show.
import type * as Catalogue from '#app/content/data/catalogue.ts';
import type * as PageTable from '#app/content/queries/page-table.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { loadSiteModule } from '../../../tools/build/lib/load-site-module.ts';

export interface Address {
  readonly path: string;
  readonly heading: string;
  /** Texts from the product specification. */
  readonly texts: readonly string[];
}

const { listSitePages } = await loadSiteModule<typeof PageTable>('app/content/queries/page-table.ts');
const { games } = await loadSiteModule<typeof Catalogue>('app/content/data/catalogue.ts');

/** Texts from the product specification. Other pages have none. */
const FIXED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['LEVEL UP YOUR GAMING', 'Discover More Games', 'We Are Apricot Studio', 'Learn More About Us', 'Mini Games'],
  '/games': ['Live Games', 'Coming Soon'],
  '/about-us': ['over 20 years of combined', 'Innovation', 'Quality', 'Player Focus', 'Collaboration', 'Growth', 'Integrity'],
  '/services': ['App Development', 'Art & Design', 'Live Ops Services', 'Data Infrastructure & Integration'],
  '/contact': ['Contact Us', 'Business Hours', 'Foster City, CA'],
  '/search': ['Search Games', 'Solitaire Go', 'Idle Mouse'],
  '/play': ['Pick a Game', 'Minesweeper'],
  '/play/statistics': ['Turn on JavaScript'],
  '/press': ['At a Glance', 'Logos', 'Key Art, Screenshots and Videos', 'May I Stream This?'],
  '/accessibility': ['What works on every page', 'What works in the mini', "What doesn't work well yet", 'Tell us what gets in your way'],
  '/privacy-policy': ['Last updated: ', "Children's privacy", 'Terms of Use', '10. Application store (Apple) terms'],
  '/terms': ['10.24.2023', '1. Introduction', '20. General terms'],
};

function getGameTexts({ status, appStoreUrl, googlePlayUrl }: Game): readonly string[] {
  const stores = [...(appStoreUrl ? ['App Store'] : []), ...(googlePlayUrl ? ['Google Play'] : [])];
  const callToAction = status === 'Live' ? ['Play Now', ...stores] : ['Coming Soon', 'Get Notified'];
  return [...callToAction, 'Game Details', 'Casual', 'iOS, Android'];
}

export const GAMES = games.map((game) => ({
  path: `/games/${game.slug}`,
  heading: game.title,
  texts: getGameTexts(game),
  isLive: game.status === 'Live',
  rating: game.rating,
}));

const PLAY_TEXTS = ['Playing needs JavaScript', 'How to Play'];

/** A game of the studio that is alike, and a note of whom the name belongs to. */
const OWN_TEXTS: Readonly<Record<string, string>> = { '/play/solitaire': 'Solitaire Go', '/play/tetris': 'Tetris is a trademark of' };

function getTexts(path: string): readonly string[] {
  if (/^\/games\/.+\/play$/.test(path)) return [...PLAY_TEXTS, 'The app also has', 'Get the App'];
  if (path.endsWith('/daily')) return ['the same for everyone', 'How Daily Puzzles Work', 'Rules and tips'];
  return FIXED_TEXTS[path] ?? (path.startsWith('/play/') ? [...PLAY_TEXTS, 'Tips', 'Ways to Play', 'FAQ', OWN_TEXTS[path] ?? ''] : []);
}

export const ADDRESSES: readonly Address[] = listSitePages().map(
  ({ path, heading }) => GAMES.find((game) => game.path === path) ?? { path, heading, texts: getTexts(path) },
);

/** `all` in the weekly run (E2E_ALL=1), else those that differ in kind: every run opens what `isSample` picks. */
export const cover = <T>(all: readonly T[], isSample: (one: T) => boolean): readonly T[] =>
  process.env['E2E_ALL'] === '1' ? all : all.filter(isSample);

/** The pages of all demos. */
const DEMO_PATHS = ADDRESSES.map(({ path }) => path).filter((path) => /^\/games\/.+\/play$/.test(path));

/** One or two members of each group of similar pages: a game of each status, and mini games with cells, cards and a canvas. */
const SAMPLE_PATHS = new Set([
  '/get/solitaire-go',
  '/services/letterboat',
  ...['solitaire-go', 'idle-mouse', 'solitaire-go/releases', 'block-blitz-go/play'].map((path) => `/games/${path}`),
  ...['statistics', 'sudoku', 'solitaire', 'tetris', 'sudoku/daily'].map((path) => `/play/${path}`),
]);

const DEMO_SAMPLE = '/games/block-blitz-go/play';

/** The pages of the demos that this run covers. */
export const COVERED_DEMO_PATHS = cover(DEMO_PATHS, (path) => path === DEMO_SAMPLE);

/** A sample of the addresses, for checks that do not depend on text and pictures. */
export const SAMPLE_ADDRESSES: readonly Address[] = ADDRESSES.filter(({ path }) => path.lastIndexOf('/') === 0 || SAMPLE_PATHS.has(path));
