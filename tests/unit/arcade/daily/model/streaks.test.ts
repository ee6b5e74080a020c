// Tests streaks: what continues them, the one missed day a week that they survive, wrong clocks and travel across time zones.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMonday } from '#app/arcade/daily/model/calendar.ts';
import { computeStreak, type StreakDay } from '#app/arcade/daily/model/streaks.ts';

const MONDAY = 23; // November 23, 2026
const LOS_ANGELES = -480;
const AUCKLAND = 780;

const at = (day: number, zone = LOS_ANGELES): StreakDay => ({ day, zone });
const streak = (days: readonly number[], today: number, isScheduled?: (day: number) => boolean) =>
  computeStreak(
    Array.from(days, (day) => at(day)),
    at(today),
    isScheduled,
  );

describe('a streak', () => {
  it.each([
    ['nothing was played', [], MONDAY, 0, 0],
    ['today is done', [MONDAY], MONDAY, 1, 1],
    ['today is still to be played', [MONDAY - 2, MONDAY - 1], MONDAY, 2, 2],
    ['one day was missed', [MONDAY, MONDAY + 2], MONDAY + 2, 2, 2],
    ['two days in a row of one week were missed', [MONDAY, MONDAY + 3], MONDAY + 3, 1, 1],
    ['two days in a row were missed, one in each week', [MONDAY - 2, MONDAY + 1], MONDAY + 1, 2, 2],
    ['two separate days of one week were missed', [MONDAY, MONDAY + 2, MONDAY + 4], MONDAY + 4, 1, 2],
    ['one day was missed, and today is not played yet', [MONDAY], MONDAY + 2, 1, 1],
    ['two days were missed, and today is not played yet', [MONDAY], MONDAY + 3, 0, 1],
  ])('when %s', (_, days, today, current, best) => {
    expect(streak(days, today)).toEqual({ current, best });
  });

  it('skips days on which no board was scheduled', () => {
    const isScheduled = (day: number) => (day - MONDAY) % 2 === 0;
    expect(streak([MONDAY, MONDAY + 2, MONDAY + 4, MONDAY + 6], MONDAY + 6, isScheduled)).toEqual({ current: 4, best: 4 });
  });

  it('survives a flight across the date line, whose skipped day does not count as missed', () => {
    const days = [at(MONDAY), at(MONDAY + 1), at(MONDAY + 3, AUCKLAND), at(MONDAY + 5, AUCKLAND)];
    expect(computeStreak(days, at(MONDAY + 5, AUCKLAND)).current).toBe(4);
    // On the way back, one date happens twice; its boards are done already.
    expect(computeStreak(days, at(MONDAY + 4)).current).toBe(4);
  });

  it('survives a device clock that was a day ahead, or years', () => {
    expect(streak([MONDAY - 1, MONDAY, MONDAY + 2], MONDAY + 1).current).toBe(3);
    expect(streak([MONDAY - 1, MONDAY, MONDAY + 20_000], MONDAY).current).toBe(2);
  });

  const anyDays = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 90 });

  it('is never longer than the longest streak, which is never longer than the number of days', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 1, max: 130 }), (days, today) => {
        const { current, best } = streak(days, today);
        expect(current).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(days.length);
        expect(best > 0).toBe(days.length > 0);
      }),
    );
  });

  it('counts each day once, in any order', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        expect(streak([...days, ...days].toReversed(), 120)).toEqual(streak(days, 120));
      }),
    );
  });

  it('continues while no week has more than one gap', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 12 }), (gaps) => {
        const first = getMonday(50);
        const days = gaps.flatMap((gap, week) => [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== gap).map((day) => first + 7 * week + day));
        expect(streak(days, first + 7 * gaps.length - 1).current).toBe(days.length);
      }),
    );
  });
});
