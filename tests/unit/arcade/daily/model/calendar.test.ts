// Tests day numbers: leap years, months, time zones and daylight saving time.
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  toDate,
  toDayNumber,
  FIRST_DAY,
  getMonday,
  getMonthBounds,
  getWeekday,
  getLocalDay,
  getMsToMidnight,
  getUtcOffsetMinutes,
} from '#app/arcade/daily/model/calendar.ts';

const HOUR_MS = 3_600_000;

describe('the number of a day', () => {
  it.each([
    ['2026-11-01', 1],
    ['2026-10-31', 0],
    ['2027-01-01', 62],
    ['2028-03-01', 487],
  ])('of %s is %i', (date, number) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(toDayNumber(year, month - 1, day)).toBe(number);
    expect(toDate(number)).toEqual(new Date(date));
  });

  it('gives the weekday, the week and the month', () => {
    expect(getWeekday(FIRST_DAY)).toBe(6); // a Sunday
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 999_999 }), (day) => {
        expect(getWeekday(getMonday(day))).toBe(0);
        const { first, next } = getMonthBounds(day);
        expect([toDate(first).getUTCDate(), toDate(next).getUTCDate()]).toEqual([1, 1]);
        expect(first <= day && day < next && next - first <= 31).toBe(true);
      }),
    );
  });
});

describe("the visitor's day", () => {
  it.each([
    ['Pacific/Niue', 21, -660],
    ['America/Los_Angeles', 22, -480],
    ['Asia/Kolkata', 22, 330],
    ['Pacific/Kiritimati', 23, 840],
  ])('is the local date in %s, whatever the date in UTC', (zone, day, ahead) => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-11-22T10:30:00Z');
    expect([getLocalDay(now), getUtcOffsetMinutes(now)]).toEqual([day, ahead]);
  });

  it('begins at midnight', () => {
    expect(getLocalDay(new Date(2026, 10, 22, 23, 59, 59, 999))).toBe(22);
    expect(getLocalDay(new Date(2026, 10, 23, 0, 0, 0))).toBe(23);
    expect(getMsToMidnight(new Date(2026, 10, 22, 23, 0))).toBe(HOUR_MS);
  });

  it('is day 1 for a clock that is set before it', () => {
    expect(getLocalDay(new Date(1970, 0, 1))).toBe(FIRST_DAY);
  });

  it.each(['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago'])(
    'increases by one with every date in %s, despite daylight saving time',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const lengths = new Set<number>();
      for (let ofYear = 0; ofYear < 366; ofYear += 1) {
        const [noon, next] = [new Date(2027, 0, ofYear + 1, 12), new Date(2027, 0, ofYear + 2, 12)];
        expect(getLocalDay(next)).toBe(getLocalDay(noon) + 1);
        lengths.add(getMsToMidnight(new Date(2027, 0, ofYear + 1)));
      }
      expect(lengths.size).toBe(3); // 23 or 23.5 hours, 25 or 24.5 hours, and 24 hours
    },
  );
});
