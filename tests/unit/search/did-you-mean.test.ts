import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSearch, isOneTypo, findCorrection } from '#app/search/search-results.ts';
import { GAME_ITEMS, OTHER_ITEMS } from './search-items.ts';

/** Returns every word within one edit: a deletion, an insertion, a substitution, or a transposition of neighbors. */
function listEdits(word: string, letters: readonly string[]): Set<string> {
  const edits = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) edits.add(before + letter + after).add(before + letter + after.slice(1));
    edits.add(before + after.slice(1)).add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  edits.delete(word);
  return edits;
}

describe('one typo', () => {
  it('is exactly one edit', () => {
    const letters = ['a', 'b', 'c'];
    const longer = (words: readonly string[]) => words.flatMap((word) => letters.map((letter) => word + letter));
    const words = ['', ...longer(['']), ...longer(longer([''])), ...longer(longer(longer(['']))), 'abab', 'baba', 'abca', 'cabc'];
    for (const word of words) {
      const edits = listEdits(word, letters);
      expect(words.filter((other) => isOneTypo(word, other))).toEqual(words.filter((other) => edits.has(other)));
    }
  });

  it('is any edit of one letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (word, place, letter) => {
        const at = place % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        expect(isOneTypo(word, before + after)).toBe(true);
        expect(isOneTypo(word, before + letter + word.slice(at))).toBe(true);
        expect(isOneTypo(word, before + letter + after)).toBe(letter !== word[at]);
      }),
    );
  });
});

it.each([
  ['keeps a known word, even one typo away from another', 'mouse blck', ['House block', 'Mouse block'], 'mouse block'],
  ['corrects a word of four letters', 'crad', ['Card'], 'card'],
  ['corrects no word of three letters', 'cad', ['Card'], null],
  ['corrects to no word of three letters', 'tets', ['Tet'], null],
  ['is absent if the corrected words find nothing together', 'castle muose', ['Castle', 'Mouse'], null],
])('the suggested correction %s', (_, query, titles, correction) => {
  const items = titles.map((title) => ({ title, description: '' }));
  expect(findCorrection(items, query)).toBe(correction);
});

it.each([
  ['ock', true],
  ['blo', false],
  ['block', false],
  ['towar', false],
  ['zeppelin', false],
])('says of %j whether it only stands inside of words: %s', (query, isNear) => {
  expect(runSearch(query, GAME_ITEMS, OTHER_ITEMS)).toMatchObject({ isNear });
});

describe('a search', () => {
  const search = (query: string) => {
    const { count, correctedQuery, games, others } = runSearch(query, GAME_ITEMS, OTHER_ITEMS);
    return { count, correctedQuery, first: games[0]?.path, beside: others.map(({ path }) => path) };
  };

  it.each([
    ['towar', { count: 0, correctedQuery: 'tower', first: '/games/tower-builder', beside: ['/play/towers'] }],
    ['domnoes', { count: 0, correctedQuery: 'dominoes', first: undefined }],
    ['Idel  OTTER!', { correctedQuery: 'idle otter', first: '/games/idle-otter' }],
  ])('corrects %j, which finds nothing, and still reports the original query', (query, found) => {
    expect(search(query)).toMatchObject(found);
  });

  it.each<[string, object]>([
    ['dominoes', { count: 0, correctedQuery: null, first: undefined }],
    ['block', { count: 2, correctedQuery: null }],
    ...['', 'zeppelin', 'gq', '%', '🐭 Խաղ', '">'].map(
      (query) => [query, { count: 0, correctedQuery: null, beside: [] }] satisfies [string, object],
    ),
  ])('corrects nothing in %j, which finds something, or is short or unknown', (query, found) => {
    expect(search(query)).toMatchObject(found);
  });
});
