// Converts between dates and day numbers: November 1, 2026 is day 1, and each following day is one more. In UTC, where all days are equally
// long; which day it is depends on the clock and the time zone of the visitor.

/** Number of the first day that has boards, a Sunday. */
export const FIRST_DAY = 1;

export const WEEK_LENGTH = 7;

const DAY_MS = 86_400_000;
const FIRST_MONTH = [2026, 10] as const; // months count from 0, as in Date

/** Midnight in UTC. */
export function toDate(day: number): Date {
  return new Date(Date.UTC(...FIRST_MONTH, day));
}

/** The arguments are those of `Date.UTC`. Dates before the first day have numbers below 1. */
export function toDayNumber(year: number, month: number, date: number): number {
  return (Date.UTC(year, month, date) - Date.UTC(...FIRST_MONTH, 0)) / DAY_MS;
}

/** 0 is Monday, 6 is Sunday. */
export function getWeekday(day: number): number {
  return (toDate(day).getUTCDay() + 6) % WEEK_LENGTH;
}

/** The number of the Monday on or before `day`; identifies the week. */
export function getMonday(day: number): number {
  return day - getWeekday(day);
}

/** The first day of the month that contains `day`, and the first day of the following month. */
export function getMonthBounds(day: number): { readonly first: number; readonly next: number } {
  const date = toDate(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { first: toDayNumber(year, month, 1), next: toDayNumber(year, month + 1, 1) };
}

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
