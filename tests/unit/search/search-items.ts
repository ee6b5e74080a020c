// An example of a search index.
import type { SearchItem } from '#app/content/queries/search-index.ts';

const create =
  (kind: SearchItem['kind']) =>
  (path: string, title: string, description: string, keywords?: readonly string[]): SearchItem => ({
    kind,
    path,
    title,
    description,
    ...(keywords && { keywords }),
  });
const [createGame, createMiniGame, createPage] = [create('game'), create('mini game'), create('page')];

export const GAME_ITEMS = [
  createGame('/games/tower-builder', 'Tower Builder', 'Pile up blocks, floor by floor, until one falls.'),
  createGame('/games/block-party', 'Block Party', 'Blocks that dance, and a street full of neighbors.'),
  createGame('/games/idle-otter', 'Idle Otter', 'An otter opens clams while you are away.'),
];

const MINI_GAME_ITEMS = [
  createMiniGame('/play/dominoes', 'Dominoes', 'Match the ends.', ['bones']),
  createMiniGame('/play/towers', 'Towers', 'Three pegs and a pile of rings.'),
];

const PAGE_ITEMS = [
  createPage('/play/dominoes/daily', 'Daily Dominoes', 'The same tiles for everyone.'),
  createPage('/jobs', 'Jobs', 'Where we need a hand.', ['careers', 'hiring']),
];

export const OTHER_ITEMS = [...MINI_GAME_ITEMS, ...PAGE_ITEMS];
