// Tests day numbers: leap years, months, centuries, time zones and daylight saving time.
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

/** Computes the day number with Date in UTC, where every day has 24 hours. */
function computeDayInUtc({ year, month, day }: CalendarDate): number {
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

  it('matches Date over centuries with and without a leap day', () => {
    fc.assert(fc.property(anyDay, (day) => computeDayInUtc(toCalendarDate(day)) === day));
  });

  it('converts to a date and back', () => {
    fc.assert(fc.property(anyDay, (day) => toDayNumber(toCalendarDate(day)) === day));
  });

  it('gives the weekday, the week and the month', () => {
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
  ])('is the local date in %s, whatever the date in UTC', (zone, day, ahead) => {
    process.env['TZ'] = zone;
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
      process.env['TZ'] = zone;
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
