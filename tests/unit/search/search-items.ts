// An example of a search index.
import type { SearchItem } from '#app/content/queries/search-index.ts';

export const GAME_ITEMS: readonly SearchItem[] = [
  { kind: 'game', path: '/games/tower-builder', title: 'Tower Builder', description: 'Pile up blocks, floor by floor, until one falls.' },
  { kind: 'game', path: '/games/block-party', title: 'Block Party', description: 'Blocks that dance, and a street full of neighbors.' },
  { kind: 'game', path: '/games/idle-otter', title: 'Idle Otter', description: 'An otter opens clams while you are away.' },
];

export const OTHER_ITEMS: readonly SearchItem[] = [
  { kind: 'mini game', path: '/play/dominoes', title: 'Dominoes', description: 'Match the ends.', keywords: ['bones'] },
  { kind: 'mini game', path: '/play/towers', title: 'Towers', description: 'Three pegs and a pile of rings.' },
  { kind: 'page', path: '/play/dominoes/daily', title: 'Daily Dominoes', description: 'The same tiles for everyone.' },
  { kind: 'page', path: '/jobs', title: 'Jobs', description: 'Where we need a hand.', keywords: ['careers', 'hiring'] },
];
