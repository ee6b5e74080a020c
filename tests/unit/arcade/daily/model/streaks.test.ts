// Streaks: what makes them, what a week forgives, and what clocks that are wrong or travel do to them.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMonday } from '#app/arcade/daily/model/calendar.ts';
import { computeStreak, type StreakDay } from '#app/arcade/daily/model/streaks.ts';

const MONDAY = 23; // November 23, 2026
const LOS_ANGELES = -480;
const AUCKLAND = 780;

function at(day: number, zone = LOS_ANGELES): StreakDay {
  return { day, zone };
}

function streak(days: readonly number[], today: number, isAsked?: (day: number) => boolean) {
  return computeStreak(
    days.map((day) => at(day)),
    at(today),
    isAsked,
  );
}

describe('a streak', () => {
  it.each([
    ['nothing was played', [], MONDAY, 0, 0],
    ['today is done', [MONDAY], MONDAY, 1, 1],
    ['today is still to be played', [MONDAY - 2, MONDAY - 1], MONDAY, 2, 2],
    ['a day was left out', [MONDAY, MONDAY + 2], MONDAY + 2, 2, 2],
    ['two days of one week were left out', [MONDAY, MONDAY + 3], MONDAY + 3, 1, 1],
    ['two days were left out, one in each week', [MONDAY - 2, MONDAY + 1], MONDAY + 1, 2, 2],
    ['a day was left out twice in a week', [MONDAY, MONDAY + 2, MONDAY + 4], MONDAY + 4, 1, 2],
    ['the day of grace is over, and today is not played yet', [MONDAY], MONDAY + 2, 1, 1],
    ['two days have gone by', [MONDAY], MONDAY + 3, 0, 1],
  ])('when %s', (_, days, today, current, best) => {
    expect(streak(days, today)).toEqual({ current, best });
  });

  it('does not mind days on which nothing was asked', () => {
    const isAsked = (day: number) => (day - MONDAY) % 2 === 0;
    expect(streak([MONDAY, MONDAY + 2, MONDAY + 4, MONDAY + 6], MONDAY + 6, isAsked)).toEqual({ current: 4, best: 4 });
  });

  it('survives a flight over the date line, whose lost day costs no grace', () => {
    const days = [at(MONDAY), at(MONDAY + 1), at(MONDAY + 3, AUCKLAND), at(MONDAY + 5, AUCKLAND)];
    expect(computeStreak(days, at(MONDAY + 5, AUCKLAND)).current).toBe(4);
    // The way back has one date twice, and its boards are done already.
    expect(computeStreak(days, at(MONDAY + 4)).current).toBe(4);
  });

  it('survives a device that was a day ahead, or years', () => {
    const days = [MONDAY - 1, MONDAY, MONDAY + 2];
    expect(streak(days, MONDAY + 1).current).toBe(3);
    expect(streak([MONDAY - 1, MONDAY, MONDAY + 20_000], MONDAY).current).toBe(2);
  });

  const anyDays = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 90 });

  it('is never longer than the best one, and that never longer than the days', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 1, max: 130 }), (days, today) => {
        const { current, best } = streak(days, today);
        expect(current).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(days.length);
        expect(best > 0).toBe(days.length > 0);
      }),
    );
  });

  it('counts each day once, in whatever order they come', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        expect(streak([...days, ...days].toReversed(), 120)).toEqual(streak(days, 120));
      }),
    );
  });

  it('goes on as long as every week has no more than one gap', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 12 }), (gaps) => {
        const first = getMonday(50);
        const days = gaps.flatMap((gap, week) => [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== gap).map((day) => first + 7 * week + day));
        expect(streak(days, first + 7 * gaps.length - 1).current).toBe(days.length);
      }),
    );
  });
});
