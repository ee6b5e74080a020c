// Computes streaks. Each week forgives one missed day; wrong clocks and travel across the date line are handled.
import { getMonday } from './calendar.ts';

/** A day whose boards were started on that day and won. */
export interface StreakDay {
  readonly day: number;
  readonly zone: number; // UTC offset of the device, in minutes
}

export interface Streak {
  readonly current: number; // days
  readonly best: number;
}

/** A UTC offset that grows by at least this much means that the traveler crossed the date line and skipped a calendar day. */
const DATE_LINE_MINUTES = 12 * 60;

/** A device may legitimately be one day ahead. Days beyond that come from a wrong clock and do not count toward the current streak. */
const MAX_DAYS_AHEAD = 1;

/**
 * True if no more than one scheduled day per week is missing between the two days. Adds the weeks whose missed day was forgiven to
 * `usedGraceWeeks`.
 */
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
 * The streak that is still alive on `today`, and the longest one. Unscheduled days, such as those without the game, neither extend nor
 * break a streak. An unfinished today does not break it either.
 */
export function computeStreak(
  onTimeDays: readonly StreakDay[],
  today: StreakDay,
  isScheduled: (day: number) => boolean = () => true,
): Streak {
  const days = onTimeDays.toSorted((a, b) => a.day - b.day).filter(({ day }, index, all) => day !== all[index - 1]?.day);
  let [length, best, current] = [0, 0, 0];
  let usedGraceWeeks = new Set<number>();
  let last: StreakDay | null = null;
  for (const next of days) {
    if (last === null || !canContinueStreak(last, next, isScheduled, usedGraceWeeks)) {
      length = 0;
      usedGraceWeeks = new Set();
    }
    length += 1;
    best = Math.max(best, length);
    last = next;
    if (next.day <= today.day + MAX_DAYS_AHEAD)
      current = next.day >= today.day || canContinueStreak(next, today, isScheduled, new Set(usedGraceWeeks)) ? length : 0;
  }
  return { current, best };
}
