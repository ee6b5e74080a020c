// Converts between calendar dates and day numbers. Plain integers: no hours, time zones or daylight saving.

/** A date of the Gregorian calendar. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number; // 1 to 12
  readonly day: number; // 1 to 31
}

/** Number of the first day that has boards: Sunday, November 1, 2026. */
export const FIRST_DAY = 1;

export const WEEK_LENGTH = 7;

const DAYS_IN_ERA = 146_097; // 400 years of the Gregorian calendar
const DAYS_BEFORE_FIRST = 740_225; // from March 1 of the year 0 to October 31, 2026

/**
 * Days since March 1 of the year 0. Years start in March, so that the leap day comes last. Source: Howard Hinnant, "chrono-Compatible
 * Low-Level Date Algorithms".
 */
function countDaysFromMarch({ year, month, day }: CalendarDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * DAYS_IN_ERA + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
}

/** November 1, 2026 is day 1, and each following day is one more. Earlier dates have numbers below 1. */
export function toDayNumber(date: CalendarDate): number {
  return countDaysFromMarch(date) - DAYS_BEFORE_FIRST;
}

/** The inverse of `toDayNumber`. */
export function toCalendarDate(day: number): CalendarDate {
  const days = day + DAYS_BEFORE_FIRST;
  const era = Math.floor(days / DAYS_IN_ERA);
  const dayOfEra = days - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** 0 is Monday, 6 is Sunday. */
export function getWeekday(day: number): number {
  return (((day + 5) % WEEK_LENGTH) + WEEK_LENGTH) % WEEK_LENGTH;
}

/** The number of the Monday on or before `day`; identifies the week. */
export function getMonday(day: number): number {
  return day - getWeekday(day);
}

/** The first day of the month that contains `day`, and the first day of the following month. */
export function getMonthBounds(day: number): { readonly first: number; readonly next: number } {
  const { year, month } = toCalendarDate(day);
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return { first: toDayNumber({ year, month, day: 1 }), next: toDayNumber(next) };
}
