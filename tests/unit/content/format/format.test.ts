// Tests how dates, numbers and sentences are written.
import { expect, it } from 'vitest';
import { isOver } from '#app/content/format/dates.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import * as fc from 'fast-check';
import { truncateAtSentence, fitNames, nameSome } from '#app/content/format/sentences.ts';

it('takes a day for over once it is so in the last time zone, twelve hours after Greenwich', () => {
  const at = (time: string) => isOver('2031-01-01', new Date(time));
  expect(['2031-01-01T00:00Z', '2031-01-02T11:59Z', '2031-01-02T12:00Z'].map(at)).toEqual([false, false, true]);
});

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

it.each([
  ['Seven columns, four suits.', 40, 'Seven columns, four suits.'],
  ['Seven columns, four suits.', 22, 'Seven columns, four…'],
  ['Seven columns, four suits.', 16, 'Seven columns…'],
])('cuts %j to %i characters after a whole word', (text, length, cut) => {
  expect(truncateAtSentence(text, length)).toBe(cut);
});

it('cuts at the end of a sentence if enough text remains', () => {
  expect(truncateAtSentence('One sentence is here. Another one follows it.', 30)).toBe('One sentence is here.');
  expect(truncateAtSentence('Yes. A sentence that is longer than there is room for.', 30)).toBe('Yes. A sentence that is…');
});

it('never exceeds the limit and never cuts a word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 30, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 160 }), (all, length) => {
      const text = all.join(' ');
      const cut = truncateAtSentence(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      const shown = cut.replace(/…$/, '').split(' ');
      expect(all.slice(0, shown.length)).toEqual(shown);
    }),
  );
});

it.each([
  [['Jam'], 1, 'Jam'],
  [['Jam', 'Tea'], 2, 'Jam and Tea'],
  [['Jam', 'Tea', 'Rye', 'Oat'], 2, 'Jam, Tea and two more'],
  [['Jam', 'Tea', 'Rye', 'Oat'], 4, 'Jam, Tea, Rye and Oat'],
  [Array.from({ length: 100 }, () => 'Jam'), 1, 'Jam and 99 more'],
])('names some and counts the rest: %j, %i', (names, shown, text) => {
  expect(nameSome(names, shown)).toBe(text);
});

it.each([
  [4, 20, 'xxxx'],
  [40, 20, 'x'.repeat(20)],
  [3, 0, 'x'], // one is named in any case
  [0, 5, ''],
])('names as many of %i as fit into %i', (count, limit, text) => {
  const measure = (made: string) => made.length;
  expect(fitNames(count, limit, measure, (shown) => 'x'.repeat(shown))).toBe(text);
});
