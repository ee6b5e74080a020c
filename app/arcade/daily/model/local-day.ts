// Reads the visitor's clock and time zone. Which day it is depends on where the visitor is.
import { toDayNumber, FIRST_DAY } from './calendar.ts';

/** The visitor's day number. A clock before the first day, for example after a dead battery, counts as the first day. */
export function getLocalDay(now: Date): number {
  return Math.max(FIRST_DAY, toDayNumber(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** Positive east of Greenwich. */
export function getUtcOffsetMinutes(now: Date): number {
  return 0 - now.getTimezoneOffset();
}

/** Milliseconds until local midnight. Days on which daylight saving changes have 23 or 25 hours. */
export function getMsToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
