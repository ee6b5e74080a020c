// The visitor's own clock, read at one place: it says which day it is for whoever looks at it, wherever that is.
import { toDayNumber, FIRST_DAY } from './calendar.ts';

/** The number of the visitor's day. A clock that stands before the first day, as one does after a flat battery, means the first. */
export function getLocalDay(now: Date): number {
  return Math.max(FIRST_DAY, toDayNumber({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }));
}

/** Minutes by which the visitor's clock is ahead of UTC. */
export function getUtcOffsetMinutes(now: Date): number {
  return 0 - now.getTimezoneOffset();
}

/** How long it is until the visitor's midnight, in ms; a day of daylight saving has 23 or 25 hours. */
export function getMsToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
