// Days by number: over leap years, months and centuries, in every time zone, and through the hours of daylight saving.
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  toCalendarDate,
  toDayNumber,
  FIRST_DAY,
  getMonday,
  getMonthBounds,
  getWeekday,
  WEEK_LENGTH,
  type CalendarDate,
} from '#app/arcade/daily/model/calendar.ts';
import { getLocalDay, getMsToMidnight, getUtcOffsetMinutes } from '#app/arcade/daily/model/local-day.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const anyDay = fc.integer({ min: -800_000, max: 800_000 });

/** The same by the platform's calendar, in UTC, where every day has 24 hours. */
function platformDay({ year, month, day }: CalendarDate): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const first = Date.UTC(2026, 10, 1);
  return Math.round((date.getTime() - first) / DAY_MS) + FIRST_DAY;
}

describe('the number of a day', () => {
  it.each([
    [{ year: 2026, month: 11, day: 1 }, 1],
    [{ year: 2026, month: 10, day: 31 }, 0],
    [{ year: 2026, month: 12, day: 31 }, 61],
    [{ year: 2027, month: 1, day: 1 }, 62],
    [{ year: 2028, month: 2, day: 29 }, 486],
    [{ year: 2028, month: 3, day: 1 }, 487],
  ])('%o is %i', (date, number) => {
    expect(toDayNumber(date)).toBe(number);
    expect(toCalendarDate(number)).toEqual(date);
  });

  it('is what the platform counts, over centuries with and without a leap day', () => {
    fc.assert(fc.property(anyDay, (day) => platformDay(toCalendarDate(day)) === day));
  });

  it('leads to its date and back', () => {
    fc.assert(fc.property(anyDay, (day) => toDayNumber(toCalendarDate(day)) === day));
  });

  it('knows its weekday, its week and its month', () => {
    expect(getWeekday(FIRST_DAY)).toBe(6); // a Sunday
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, day: ofMonth } = toCalendarDate(day);
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, ofMonth);
        expect((getWeekday(day) + 1) % WEEK_LENGTH).toBe(date.getUTCDay());
        expect(getWeekday(getMonday(day))).toBe(0);
        const { first, next } = getMonthBounds(day);
        expect([toCalendarDate(first).day, toCalendarDate(next).day]).toEqual([1, 1]);
        expect(first <= day && day < next && next - first <= 31).toBe(true);
      }),
    );
  });
});

describe("the visitor's day", () => {
  const home = process.env['TZ'];

  afterEach(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  it.each([
    ['Pacific/Niue', 21, -660],
    ['America/Los_Angeles', 22, -480],
    ['UTC', 22, 0],
    ['Asia/Kolkata', 22, 330],
    ['Asia/Yerevan', 22, 240],
    ['Pacific/Kiritimati', 23, 840],
  ])('is the date on the wall in %s, whatever day it is elsewhere', (zone, day, ahead) => {
    process.env['TZ'] = zone;
    const now = new Date('2026-11-22T10:30:00Z');
    expect([getLocalDay(now), getUtcOffsetMinutes(now)]).toEqual([day, ahead]);
  });

  it('begins at midnight and not before', () => {
    expect(getLocalDay(new Date(2026, 10, 22, 23, 59, 59, 999))).toBe(22);
    expect(getLocalDay(new Date(2026, 10, 23, 0, 0, 0))).toBe(23);
    expect(getMsToMidnight(new Date(2026, 10, 22, 23, 0))).toBe(HOUR_MS);
  });

  it('is the first one for a clock that stands before it', () => {
    expect(getLocalDay(new Date(1970, 0, 1))).toBe(FIRST_DAY);
  });

  it.each(['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago'])(
    'goes on by one with every date in %s, whatever daylight saving does to its hours',
    (zone) => {
      process.env['TZ'] = zone;
      const lengths = new Set<number>();
      for (let ofYear = 0; ofYear < 366; ofYear += 1) {
        const [noon, next] = [new Date(2027, 0, ofYear + 1, 12), new Date(2027, 0, ofYear + 2, 12)];
        expect(getLocalDay(next)).toBe(getLocalDay(noon) + 1);
        lengths.add(getMsToMidnight(new Date(2027, 0, ofYear + 1)));
      }
      expect(lengths.size).toBe(3); // a shorter day, a longer one, and all the others
    },
  );
});
