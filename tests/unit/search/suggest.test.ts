import { expect, it, vi } from 'vitest';
import type { Findable } from '#app/content/queries/search-index.ts';
import { findableGames, findableMiniGames, findablePages } from '#app/content/queries/build-search-index.ts';
import { markAfter, type Mark } from '#app/search/active-option.ts';
import { searchPath } from '#app/search/search-path.ts';
import { fetchFindables, suggestionsFor } from '#app/search/suggest.ts';

const all = [...findableGames(), ...findableMiniGames(), ...findablePages()];
const paths = (query: string) => suggestionsFor(all, query).map(({ path }) => path);

it('suggests games before mini games and pages, and no more than fit', () => {
  expect(paths('sol')[0]).toBe('/games/solitaire-go');
  expect(paths('sol')).toContain('/play/solitaire');
  expect(paths('minesw')[0]).toBe('/play/minesweeper');
  expect(paths('e')).toHaveLength(6);
  expect(paths(' ')).toEqual([]);
});

it('suggests each once, whatever their order', () => {
  const one = (kind: Findable['kind'], path: string): Findable => ({ kind, path, title: 'Chess', description: '', keywords: [] });
  const [page, game, miniGame] = [one('page', '/a'), one('game', '/b'), one('mini game', '/c')];
  expect(suggestionsFor([page, game, miniGame], 'chess')).toEqual([game, page, miniGame]);
});

it('learns what there is from the file of the site', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(all)));
  expect(await fetchFindables()).toEqual(all);
});

it.each([
  ['is missing', async () => new Response('[]', { status: 404 })],
  ['is no JSON', async () => new Response('<!doctype html>')],
  ['holds something else', async () => new Response('[{"kind":"song"}]')],
  ['leads to another site', async () => new Response(JSON.stringify([{ ...all[0], path: 'https://example.com/' }]))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('suggests nothing while the file %s', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await fetchFindables()).toEqual([]);
});

it('has an address for every query', () => {
  expect(searchPath('')).toBe('/search');
  expect(new URL(searchPath('2 + 2 & "x"'), 'https://apricotgames.example').searchParams.get('q')).toBe('2 + 2 & "x"');
});

it('suggests what was meant where a letter slipped', () => {
  expect(paths('tertis')[0]).toBe('/play/tetris');
});

it('moves the mark round, and back to the field at both ends', () => {
  const walk = (key: string) => {
    const marks: (Mark | undefined)[] = [null];
    for (let step = 0; step < 4; step += 1) marks.push(markAfter(key, marks.at(-1) ?? null, 3));
    return marks;
  };
  expect(walk('ArrowDown')).toEqual([null, 0, 1, 2, null]);
  expect(walk('ArrowUp')).toEqual([null, 2, 1, 0, null]);
  expect(markAfter('Home', 1, 3)).toBeUndefined();
  expect(markAfter('ArrowDown', null, 0)).toBeUndefined();
});
