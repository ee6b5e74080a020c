import { describe, expect, it } from 'vitest';
import { findHoliday, isYearlyRule, listHolidays } from '#app/content/format/holidays.ts';

const list = (on: string, today: string, more: object = {}) =>
  listHolidays([{ name: 'Moon Day', on, ...more }], today).map(({ from, through }) => (from === through ? from : `${from}/${through}`));

describe('a yearly holiday', () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  it.each([
    ['fourth Thursday of November', '2028-01-01', '2028-11-23'],
    ['last Monday of May', '2027-01-01', '2027-05-31'],
    ['last Monday of May', '2028-01-01', '2028-05-29'],
    ['first Monday of September', '2027-01-01', '2027-09-06'],
    ['third Monday of January', '2031-01-01', '2031-01-20'],
    ['last Friday of December', '2026-01-01', '2026-12-25'],
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
