import { expect, it } from 'vitest';
import { atStart, counted, pluralize, inWords } from '#app/content/format/number-words.ts';

it.each([
  [0, 'no'],
  [1, 'one'],
  [6, 'six'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [21, '21'],
])('writes %i as %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});

it('tells one from many', () => {
  expect(counted(1, 'game')).toBe('one game');
  expect(counted(2, 'game')).toBe('two games');
  expect(counted(2, 'person', 'people')).toBe('two people');
  expect(pluralize(1, 'week')).toBe('1 week');
  expect(pluralize(14, 'week')).toBe('14 weeks');
});

it('begins a sentence', () => {
  expect(atStart(counted(7, 'game'))).toBe('Seven games');
  expect(atStart('21 games')).toBe('21 games');
});
