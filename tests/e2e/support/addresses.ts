// All addresses of the site from its page table, with texts that the pages must show.
import type * as Catalogue from '#app/content/data/catalogue.ts';
import type * as PageTable from '#app/content/queries/page-table.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { loadSiteModule } from '../../../tools/build/lib/load-site-module.ts';

export interface Address {
  readonly path: string;
  readonly heading: string;
  /** Texts from the product specification, in page order. */
  readonly texts: readonly string[];
}

export interface GameAddress extends Address {
  readonly isLive: boolean;
  readonly rating: number;
}

const { listSitePages } = await loadSiteModule<typeof PageTable>('app/content/queries/page-table.ts');
const { games } = await loadSiteModule<typeof Catalogue>('app/content/data/catalogue.ts');

/** Texts from the product specification. Other pages have none. */
const FIXED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'We Create Unforgettable Gaming Experiences',
    'LEVEL UP YOUR GAMING',
    'Explore Games',
    'Get Updates',
    'Discover More Games',
    'We Are Apricot Studio',
    'Learn More About Us',
    'Mini Games',
  ],
  '/games': ['Live Games', 'Coming Soon'],
  '/about-us': [
    'over 20 years of combined team experience',
    'Innovation',
    'Quality',
    'Player Focus',
    'Collaboration',
    'Growth',
    'Integrity',
  ],
  '/services': ['App Development', 'Art & Design', 'Live Ops Services', 'Data Infrastructure & Integration'],
  '/contact': ['Contact Us', 'Business Hours', 'Foster City, CA'],
  '/search': ['Search Games', 'Solitaire Go', 'Idle Mouse'],
  '/play': ['Pick a Game', 'Rules, Tips and Keys', 'Minesweeper'],
  '/play/statistics': ['Turn on JavaScript'],
  '/press': ['At a Glance', 'Logos', 'Key Art, Screenshots and Videos', 'May I Stream This?'],
  '/accessibility': [
    'What works on every page',
    'What works in the mini games',
    "What doesn't work well yet",
    'Tell us what gets in your way',
  ],
  '/privacy-policy': ['Last updated: ', "Children's privacy", 'Terms of Use', '10. Application store (Apple) terms'],
  '/terms': ['10.24.2023', '1. Introduction', '20. General terms'],
};

function getGameTexts({ status, appStoreUrl, googlePlayUrl }: Game): readonly string[] {
  const stores = [...(appStoreUrl ? ['App Store'] : []), ...(googlePlayUrl ? ['Google Play'] : [])];
  const callToAction = status === 'Live' ? ['Play Now', ...stores] : ['Coming Soon', 'Get Notified'];
  return [...callToAction, 'Game Details', 'Casual', 'iOS, Android'];
}

export const GAMES: readonly GameAddress[] = games.map((game) => ({
  path: `/games/${game.slug}`,
  heading: game.title,
  texts: getGameTexts(game),
  isLive: game.status === 'Live',
  rating: game.rating,
}));

/** Texts on the page of every mini game, in page order. */
const MINI_GAME_TEXTS = ['Playing needs JavaScript', 'How to Play', 'More Rules', 'Tips', 'Ways to Play', 'FAQ', 'At a Glance'];

/** Texts on the daily page of every game. */
const DAILY_TEXTS = ['the same for everyone', 'How Daily Puzzles Work', 'Rules, tips and keys'];

/** Texts on the demo page of every game, in page order. */
const DEMO_TEXTS = ['Playing needs JavaScript', 'The app also has', 'How to Play', 'Keys', 'Get the App', 'At a Glance'];

/** Texts on the pages of single mini games: a game of the studio that is alike, and a note of whom the name belongs to. */
const OWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/play/solitaire': ['Solitaire Go'],
  '/play/tetris': ['Tetris is a trademark of Tetris Holding'],
};

function getTexts(path: string): readonly string[] {
  if (/^\/games\/.+\/play$/.test(path)) return DEMO_TEXTS;
  if (path.endsWith('/daily')) return DAILY_TEXTS;
  return FIXED_TEXTS[path] ?? (path.startsWith('/play/') ? [...MINI_GAME_TEXTS, ...(OWN_TEXTS[path] ?? [])] : []);
}

export const ADDRESSES: readonly Address[] = listSitePages().map(
  ({ path, heading }) => GAMES.find((game) => game.path === path) ?? { path, heading, texts: getTexts(path) },
);

/** One or two members of each group of similar pages: a game of each status, and mini games with cells, cards and a canvas. */
const SAMPLE_PATHS = new Set([
  '/games/solitaire-go',
  '/games/idle-mouse',
  '/games/solitaire-go/releases',
  '/games/block-blitz-go/play',
  '/get/solitaire-go',
  '/services/letterboat',
  '/play/statistics',
  '/play/sudoku',
  '/play/solitaire',
  '/play/tetris',
  '/play/sudoku/daily',
]);

/** A sample of the addresses, for checks that do not depend on text and pictures. */
export const SAMPLE_ADDRESSES: readonly Address[] = ADDRESSES.filter(({ path }) => path.lastIndexOf('/') === 0 || SAMPLE_PATHS.has(path));
