// The search page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { countInWords } from '#app/content/format/number-words.ts';
import type { Page } from '#app/content/schema/page-schema.ts';

export const page: Page = {
  path: '/search',
  module: 'search/search.tsx',
  order: 60,
  navigation: [],
  showsGames: true,
  name: 'Search',
  title: 'Search Games',
  description: `Search our ${countInWords(counts.games, 'casual mobile game')}, ${countInWords(counts.miniGames, 'mini game')} and every page by name or by mood: cards, blocks or castles.`,
  keywords: ['search games', 'find casual games', 'solitaire search', 'mobile games'],
  heading: 'Search Games',
  lead: 'Try "solitaire", "castle" or "blocks".',
  updated: '2026-11-12',
  socialPicture: 'idle-mouse/key-art',
};

export const text = {
  noscriptHeading: 'Searching needs JavaScript. Here are all of our games.',
  allGames: 'Nothing else here goes by that name. These are all of our games:',
  nearest: 'Nothing here goes by exactly that name. The closest we have:',
  miniGamesTitle: 'Play right here',
  pagesTitle: 'Pages',
};
