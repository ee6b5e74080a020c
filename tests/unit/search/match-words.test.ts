import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildGameItems, buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import { findMatches, formatResultCount } from '#app/search/match-words.ts';

/** Any UTF-16 code units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units));

const games = buildGameItems();
const everything = [...games, ...buildMiniGameItems(), ...buildPageItems()];
const paths = (query: string, items = games) => findMatches(items, query).map(({ path }) => path);

it('searches titles and descriptions, regardless of case', () => {
  expect(paths('CASTLE')).toContain('/games/castle-solitaire');
  expect(paths('cheese')).toContain('/games/idle-mouse');
  expect(paths('zeppelin')).toEqual([]);
});

it('ranks titles that start with the query first', () => {
  expect(paths('solitaire')[0]).toBe('/games/solitaire-go');
});

it('ranks titles that start with the query, then titles that contain it, descriptions and keywords', () => {
  const item = (title: string, description: string, keywords: readonly string[] = []) => ({ title, description, keywords });
  const items = [
    item('One', 'Two', ['Chess']),
    item('Three', 'Like chess'),
    item('Fast Chess', ''),
    item('Chess', ''),
    item('Four', 'Five'),
  ];
  expect(findMatches(items, 'chess')).toEqual([items[3], items[2], items[1], items[0]]);
});

it('finds mini games and pages by their names, and pages by their keywords', () => {
  expect(paths('tetris', everything)[0]).toBe('/play/tetris');
  expect(paths('klondike', everything)).toContain('/play/solitaire');
  expect(paths('privacy', everything)[0]).toBe('/privacy-policy');
  expect(paths('game studio jobs', everything)).toEqual(['/contact', '/jobs']);
});

it('finds nothing for an empty query', () => {
  expect(paths('')).toEqual([]);
  expect(paths('   ')).toEqual([]);
});

it('uses the singular for one game', () => {
  expect(formatResultCount(1, 'mouse')).toBe('Found 1 game for "mouse"');
  expect(formatResultCount(3, 'go')).toBe('Found 3 games for "go"');
  expect(formatResultCount(0, 'x')).toBe('No games found for "x"');
});

it('accepts any query, and finds only what contains it', () => {
  fc.assert(
    fc.property(anything, (query) => {
      for (const { title, description, keywords } of findMatches(everything, query)) {
        expect([title, description, ...keywords].join('\n').toLowerCase()).toContain(query.trim().toLowerCase());
      }
    }),
  );
});
