import { expect, it, vi } from 'vitest';
import type { SearchItem } from '#app/content/queries/search-index.ts';
import { moveActiveIndex, type ActiveIndex, fetchSearchIndex, getSuggestions } from '#app/search/suggest.ts';
import { createSearchPath } from '#app/search/search-path.ts';
import { GAME_ITEMS, OTHER_ITEMS } from './search-items.ts';

const entry = (kind: SearchItem['kind'], path: string): SearchItem => ({ kind, path, title: 'Chess', description: '' });
const all = [...GAME_ITEMS, ...OTHER_ITEMS];
const paths = (query: string) => getSuggestions(all, query).map(({ path }) => path);

it('suggests games before mini games and pages, up to the limit', () => {
  expect(paths('tow')).toEqual(['/games/tower-builder', '/play/towers']);
  expect(paths('domi')).toEqual(['/play/dominoes', '/play/dominoes/daily']);
  expect(paths('e')).toHaveLength(6);
  expect(paths(' ')).toEqual([]);
});

it('suggests others before games that only contain what they have as a whole word', () => {
  const [game, page] = [
    { ...entry('game', '/a'), description: 'For a community.' },
    { ...entry('page', '/b'), description: 'We use Unity.' },
  ];
  expect(getSuggestions([game, page], 'unity')).toEqual([page, game]);
  expect(getSuggestions([game, page], 'com')).toEqual([game]);
  expect(getSuggestions([{ ...game, title: 'Unity Chess' }, page], 'uni')[0]).toMatchObject({ path: game.path });
});

it('suggests each entry once, in any order', () => {
  const [page, game, miniGame] = [entry('page', '/a'), entry('game', '/b'), entry('mini game', '/c')];
  expect(getSuggestions([page, game, miniGame], 'chess')).toEqual([game, page, miniGame]);
});

it('loads the search index', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(all)));
  expect(await fetchSearchIndex()).toEqual(all);
});

it.each([
  ['is missing', async () => new Response('[]', { status: 404 })],
  ['is not JSON', async () => new Response('<!doctype html>')],
  ['contains something else', async () => new Response('[{"kind":"song"}]')],
  ['links to another site', async () => new Response(JSON.stringify([{ ...all[0], path: 'https://example.com/' }]))],
  ['fails to load', () => Promise.reject(new TypeError('Failed to fetch'))],
])('suggests nothing if the search index %s', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await fetchSearchIndex()).toEqual([]);
});

it('creates a URL for every query', () => {
  expect(createSearchPath('')).toBe('/search');
  expect(new URL(createSearchPath('2 + 2 & "x"'), 'https://site.example').searchParams.get('q')).toBe('2 + 2 & "x"');
});

it('suggests the corrected word for a typo', () => {
  expect(paths('domnioes')[0]).toBe('/play/dominoes');
});

it('moves the active option, and back to the text field at both ends', () => {
  const walk = (key: string) => {
    const marks: (ActiveIndex | undefined)[] = [null];
    for (let step = 0; step < 4; step += 1) marks.push(moveActiveIndex(key, marks.at(-1) ?? null, 3));
    return marks;
  };
  expect(walk('ArrowDown')).toEqual([null, 0, 1, 2, null]);
  expect(walk('ArrowUp')).toEqual([null, 2, 1, 0, null]);
  expect(moveActiveIndex('Home', 1, 3)).toBeUndefined();
  expect(moveActiveIndex('ArrowDown', null, 0)).toBeUndefined();
});
