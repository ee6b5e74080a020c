// Days in a row, with a day of grace each week, and with clocks that are wrong or travel.
import { getMonday } from './calendar.ts';

/** A day that counts: its boards were begun while it was today. */
export interface StreakDay {
  readonly day: number;
  readonly zone: number; // minutes by which the clock was ahead of UTC
}

export interface Streak {
  readonly current: number; // days
  readonly best: number;
}

/** Clocks that went ahead by so much have crossed the date line: the day between was never there for whoever traveled. */
const DATE_LINE_MINUTES = 12 * 60;

/** A device may be a day ahead; what lies further in the future comes from a clock that was wrong. */
const MAX_DAYS_AHEAD = 1;

/** Whether a run goes on from one kept day to the next, at the cost of grace: each week forgives one day. `usedGraceWeeks` has the weeks that have forgiven. */
function canContinueStreak(from: StreakDay, to: StreakDay, isScheduled: (day: number) => boolean, usedGraceWeeks: Set<number>): boolean {
  const isTraveler = to.zone - from.zone >= DATE_LINE_MINUTES;
  for (let day = from.day + 1 + (isTraveler ? 1 : 0); day < to.day; day += 1) {
    if (!isScheduled(day)) continue;
    const week = getMonday(day);
    if (usedGraceWeeks.has(week)) return false;
    usedGraceWeeks.add(week);
  }
  return true;
}

/**
 * The streak that still goes on at `today`, and the best one so far. Days on which nothing was asked, such as those without the game,
 * neither add to a streak nor break it; neither does today as long as it lasts.
 */
export function computeStreak(kept: readonly StreakDay[], today: StreakDay, isScheduled: (day: number) => boolean = () => true): Streak {
  const days = kept.toSorted((a, b) => a.day - b.day).filter(({ day }, index, all) => day !== all[index - 1]?.day);
  let [run, best, current] = [0, 0, 0];
  let usedGraceWeeks = new Set<number>();
  let last: StreakDay | null = null;
  for (const one of days) {
    if (last === null || !canContinueStreak(last, one, isScheduled, usedGraceWeeks)) {
      run = 0;
      usedGraceWeeks = new Set();
    }
    run += 1;
    best = Math.max(best, run);
    last = one;
    if (one.day <= today.day + MAX_DAYS_AHEAD)
      current = one.day >= today.day || canContinueStreak(one, today, isScheduled, new Set(usedGraceWeeks)) ? run : 0;
  }
  return { current, best };
}
