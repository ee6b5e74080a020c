import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildGameItems, buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import type { SearchItem } from '#app/content/queries/search-index.ts';
import { findMatches, formatOtherCount, formatResultCount } from '#app/search/match-words.ts';
import { GAME_ITEMS } from './search-items.ts';

/** Any UTF-16 code units, including lone surrogates. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units));

const index = [...buildGameItems(), ...buildMiniGameItems(), ...buildPageItems()];
const paths = (query: string, items: readonly SearchItem[] = GAME_ITEMS) => findMatches(items, query).map(({ path }) => path);

it('searches titles and descriptions, regardless of case', () => {
  expect(paths('BUILDER')).toEqual(['/games/tower-builder']);
  expect(paths('clams')).toEqual(['/games/idle-otter']);
  expect(paths('zeppelin')).toEqual([]);
});

it('ranks titles that start with the query, then titles that contain it, descriptions and keywords', () => {
  const items = [item('One', 'Two', ['Chess']), item('Three', 'Like chess'), item('Fast Chess'), item('Chess'), item('Four', 'Five')];
  expect(findMatches(items, 'chess')).toEqual([items[3], items[2], items[1], items[0]]);
});

it('finds every game, mini game and page of this site by its name and by its keywords', () => {
  for (const { path, title, keywords } of index)
    for (const query of [title, title.toUpperCase(), ...keywords]) expect(paths(query, index), query).toContain(path);
});

const item = (title: string, description = '', keywords: readonly string[] = []) => ({ title, description, keywords });

const castle = item('Solitaire Castle', 'Klondike, a card game with a box and a story. No sign-up.', ['patience']);

it.each([
  ['all words in any order', 'castle  solitaire'],
  ['words of several fields', 'klondike patience game'],
  ['a space for a hyphen', 'sign up'],
  ['a hyphen for a space', 'solitaire-castle'],
  ['words without their space or hyphen', 'solitairecastle signup'],
  ['plurals', 'castles cards'],
  ['plurals in -es and -ies', 'boxes stories'],
  ['beginnings of words', 'cas sol'],
])('finds %s: %s', (_, query) => expect(findMatches([castle], query)).toEqual([castle]));

it.each([
  ['one word too many', 'castle zeppelin'],
  ['letters at the end of a word and the start of the next one', 'recas'],
  ['the end of a word beside another word', 'laire klondike'],
  ['symbols', '%'],
])('does not find %s: %s', (_, query) => expect(findMatches([castle], query)).toEqual([]));

// The product specification: a case-insensitive match on title or description.
it('finds every game whose title or description contains the query', () => {
  const texts = GAME_ITEMS.flatMap(({ title, description }) => [title, description]);
  const part = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.boolean()).map(([text, start, length, isUpper]) => {
    const found = text.slice(start % text.length).slice(0, 1 + (length % 40));
    return isUpper ? found.toUpperCase() : found;
  });
  fc.assert(
    fc.property(fc.oneof(part, anything), (query) => {
      const phrase = query.trim().toLowerCase();
      const contained = GAME_ITEMS.filter(({ title, description }) =>
        [title, description].some((text) => text.toLowerCase().includes(phrase)),
      );
      expect(phrase === '' ? [] : paths(query)).toEqual(phrase === '' ? [] : expect.arrayContaining(contained.map(({ path }) => path)));
    }),
  );
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

it('says what else was found', () => {
  expect(formatOtherCount(0, 0)).toBe('');
  expect(formatOtherCount(0, 1)).toBe('1 page matches.');
  expect(formatOtherCount(2, 0)).toBe('2 mini games match.');
  expect(formatOtherCount(1, 12)).toBe('1 mini game and 12 pages match.');
});
