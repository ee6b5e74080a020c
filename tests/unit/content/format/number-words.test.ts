import { expect, it } from 'vitest';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';

it.each([
  [0, 'no'],
  [1, 'one'],
  [6, 'six'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [21, '21'],
])('writes %i as %s', (count, words) => {
  expect(toNumberWord(count)).toBe(words);
});

it('uses the singular for one', () => {
  expect(countInWords(1, 'game')).toBe('one game');
  expect(countInWords(2, 'game')).toBe('two games');
  expect(countInWords(2, 'person', 'people')).toBe('two people');
});

it('capitalizes a number at the start of a sentence', () => {
  expect(capitalize(countInWords(7, 'game'))).toBe('Seven games');
  expect(capitalize('21 games')).toBe('21 games');
});
