import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { buildGameItems, buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import type { SearchItem } from '#app/content/queries/search-index.ts';
import { loader } from '#app/pages/search/search.tsx';
import { findMatches, formatOtherCount, formatResultCount } from '#app/search/rank-matches.ts';
import { GAME_ITEMS } from './search-items.ts';

const index = [...buildGameItems(), ...buildMiniGameItems(), ...buildPageItems()];
const paths = (query: string, items: readonly SearchItem[] = GAME_ITEMS) => findMatches(items, query).map(({ path }) => path);

// The product specification: a case-insensitive match on title or description.
it.each([
  ['BUILDER', ['tower-builder']],
  ['ocks', ['tower-builder', 'block-party']],
  ['block', ['block-party', 'tower-builder']],
  ['while you', ['idle-otter']],
  ['otter clam', ['idle-otter']],
  ['blocks builder', ['tower-builder']],
  ['stacking', []],
  ['blocks clams', []],
  ['zeppelin', []],
  ['', []],
  ['   ', []],
  ['\u200B', []],
  ['\u200Bidle\u2060otter\uFEFF', ['idle-otter']],
  ['"block party"', ['block-party']],
  ['“otter”', ['idle-otter']],
  ['otter?', ['idle-otter']],
  ['«ocks»!', ['tower-builder', 'block-party']],
  ['🦦 otter', ['idle-otter']],
  ['óttér', ['idle-otter']],
  ['o\u0301tter', ['idle-otter']],
  ['ｏｔｔｅｒ', ['idle-otter']],
  ['🦦', []],
  ['"?"', []],
])('finds exactly the games whose title and description have the words of "%s"', (query, slugs) => {
  expect(paths(query)).toEqual(slugs.map((slug) => `/games/${slug}`));
});

it('finds no game by keywords that neither its title nor its description has', () => {
  const find = (items: readonly { readonly title: string; readonly description: string }[], query: string) =>
    findMatches(items, query).map(({ title }) => title);
  const shown = games.map(({ title, description }) => ({ title, description }));
  const searched = [loader().games, buildGameItems()];
  for (const keyword of games.flatMap(({ keywords }) => keywords))
    for (const items of searched) expect(find(items, keyword), keyword).toEqual(find(shown, keyword));
});

it('ranks titles that start with the query, then titles that contain it, descriptions and keywords', () => {
  const items = [item('One', 'Two', ['Chess']), item('Three', 'Like chess'), item('Fast Chess'), item('Chess'), item('Four', 'Five')];
  expect(findMatches(items, 'chess')).toEqual([items[3], items[2], items[1], items[0]]);
});

it('ranks whole words before words that begin with the query, and those before words around it', () => {
  const items = [item('Smart Start'), item('The Artist'), item('Shop', 'Prints', ['modern art'])];
  expect(findMatches(items, 'art')).toEqual(items.toReversed());
});

it('finds every game, mini game and page of this site by its name, and mini games and pages by their keywords', () => {
  for (const item of index)
    for (const query of [item.title, item.title.toUpperCase(), ...(item.keywords ?? [])])
      expect(findMatches([item], query), query).toEqual([item]);
});

const item = (title: string, description = '', keywords: readonly string[] = []) => ({ title, description, keywords });

const castle = item('Solitaire Castle', "Klondike, a card game with a box and a story, the café's ﬁnale and a player's. No sign-up.", [
  'patience',
]);

it.each([
  ['all words in any order', 'castle  solitaire'],
  ['words of several fields', 'klondike patience game'],
  ['a space for a hyphen', 'sign up'],
  ['a hyphen for a space', 'solitaire-castle'],
  ['words without their space or hyphen', 'solitairecastle signup'],
  ['plurals', 'castles cards'],
  ['plurals in -es and -ies', 'boxes stories'],
  ['beginnings of words', 'cas sol'],
  ['words without their accents', 'cafe finale'],
  ['another apostrophe', 'player’s'],
])('finds %s: %s', (_, query) => expect(findMatches([castle], query)).toEqual([castle]));

it.each([
  ['one word too many', 'castle zeppelin'],
  ['letters at the end of a word and the start of the next one', 'recas'],
  ['the end of a word beside another word', 'taire klondike'],
  ['a dash, which is no word', '–'],
])('does not find %s: %s', (_, query) => expect(findMatches([castle], query)).toEqual([]));

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
