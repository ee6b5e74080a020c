import { expect, it } from 'vitest';
import { CLASSIC_WORDS } from '#app/games/hangman/rules/word-list.ts';
import { rules } from '#app/games/hangman/rules/rules.ts';
import { getCategory } from '#app/games/hangman/text.ts';

const categories = rules.variants.map(({ options }) => getCategory(options));

it('HNG14 names a category of its own for each list', () => {
  expect(categories.every(Boolean)).toBe(true);
  expect(new Set(categories).size).toBe(rules.variants.length);
});

it('HNG12 names a category of the classic words that contains none of them', () => {
  const [category = ''] = categories;
  expect(CLASSIC_WORDS.filter((word) => category.toUpperCase().includes(word))).toEqual([]);
});
