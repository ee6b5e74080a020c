// Tests how dates, numbers and sentences are written, and when holidays are.
import { expect, it, describe } from 'vitest';
import { isOver } from '#app/content/format/dates.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import * as fc from 'fast-check';
import { truncateAtSentence, fitNames, nameSome } from '#app/content/format/sentences.ts';
import { findHoliday, isYearlyRule, listHolidays } from '#app/content/format/holidays.ts';

it('takes a day for over once it is so in the last time zone, twelve hours after Greenwich', () => {
  const at = (time: string) => isOver('2031-01-01', new Date(time));
  expect(['2031-01-01T00:00Z', '2031-01-02T11:59Z', '2031-01-02T12:00Z'].map(at)).toEqual([false, false, true]);
});

it('writes the numbers to twenty as words', () => {
  expect([0, 1, 13, 20, 21].map(toNumberWord)).toEqual(['no', 'one', 'thirteen', 'twenty', '21']);
});

it('counts in words, with the singular for one and a capital at the start of a sentence', () => {
  expect([countInWords(1, 'game'), countInWords(2, 'game'), countInWords(2, 'person', 'people')]).toEqual([
    'one game',
    'two games',
    'two people',
  ]);
  expect(['seven games', '21 games'].map(capitalize)).toEqual(['Seven games', '21 games']);
});

it.each([
  ['not at all if it fits', 'Seven columns, four suits.', 40, 'Seven columns, four suits.'],
  ['after a whole word', 'Seven columns, four suits.', 22, 'Seven columns, four…'],
  ['before a comma', 'Seven columns, four suits.', 16, 'Seven columns…'],
  ['at the end of a sentence if enough remains', 'One sentence is here. Another one follows it.', 30, 'One sentence is here.'],
  ['in a sentence if not', 'Yes. A sentence that is longer than there is room for.', 30, 'Yes. A sentence that is…'],
])('cuts a text %s', (_, text, length, cut) => {
  expect(truncateAtSentence(text, length)).toBe(cut);
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

const list = (on: string, today: string, more: object = {}) =>
  listHolidays([{ name: 'Moon Day', on, ...more }], today).map(({ from, through }) => (from === through ? from : `${from}/${through}`));

describe('a yearly holiday', () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  it.each([
    ['fourth Thursday of November', '2028-01-01', '2028-11-23'],
    ['last Monday of May', '2027-01-01', '2027-05-31'],
    ['first Monday of September', '2027-01-01', '2027-09-06'],
    ['July 4', '2027-01-01', '2027-07-04'],
  ])('on the %s comes at its date', (on, today, day) => {
    expect(list(on, today)).toEqual([day]);
  });

  it.each([
    ['2026-01-01', '2026-07-03'], // a Saturday
    ['2027-01-01', '2027-07-05'], // a Sunday
    ['2028-01-01', '2028-07-04'],
  ])('can be taken on a weekday (from %s on)', (today, day) => {
    expect(list('July 4', today, { isMovedFromWeekend: true })).toEqual([day]);
  });

  it('comes again when it is over, also one that ends in the next year', () => {
    const breakOf = (today: string) => list('December 24', today, { days: 9 });
    expect(breakOf('2027-01-01')).toEqual(['2026-12-24/2027-01-01', '2027-12-24/2028-01-01']);
    expect(breakOf('2027-01-02')).toEqual(['2027-12-24/2028-01-01']);
  });

  it('has a rule that can be read, on a date of every year', () => {
    expect(['July 4', 'last Monday of May'].filter(isYearlyRule)).toHaveLength(2);
    expect(['July 04', 'February 29', 'June 31', 'fifth Monday of May', 'Easter'].filter(isYearlyRule)).toEqual([]);
  });
});

it('lists what is not over, in order, and forgets dates of years past', () => {
  const holidays = [
    { name: 'Moving', from: '2027-02-01', through: '2027-02-03' },
    { name: 'Moon Day', on: 'January 20' },
    { name: 'Past', from: '2026-01-01', through: '2026-01-02' },
  ];
  expect(listHolidays(holidays, '2027-01-05').map(({ name }) => name)).toEqual(['Moon Day', 'Moving']);
  expect(findHoliday(holidays, '2027-02-03')).toBe('Moving');
  expect(findHoliday(holidays, '2027-02-04')).toBeNull();
});
