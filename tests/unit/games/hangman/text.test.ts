import { expect, it } from 'vitest';
import { CLASSIC_WORDS, getWords, MIXED } from '#app/games/hangman/rules/word-list.ts';
import { getCategory } from '#app/games/hangman/text.ts';

await MIXED.load();

it('HNG14 names the category of each word, and for the classic ones none that contains one of them', () => {
  expect(getCategory({ list: 'mixed', word: 'MONGOLIA' })).toBe('Countries');
  expect(getWords('mixed').every((word) => getCategory({ list: 'mixed', word }))).toBe(true);
  const category = getCategory({ list: 'classic', word: 'REACT' });
  expect(CLASSIC_WORDS.filter((word) => category.toUpperCase().includes(word))).toEqual([]);
});
