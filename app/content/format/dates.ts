// Weekdays, months, dates and times.

/** From Monday on. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each locale and options: creating one takes longer than a thousand dates. */
function getFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** 2026-11-26, or midnight of that day in UTC, as November 26, 2026, or as `options` ask. */
export function formatDate(date: string | Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return getFormatter('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
}

/** Formats 09:00 as 9:00 a.m. and 17:30 as 5:30 p.m. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Date and time of day in a time zone, as 2026-11-26 and 09:30, which is how Swedes write them. */
export function getLocalTime(timeZone: string, time: Date): { readonly day: string; readonly clock: string } {
  const [day = '', clock = ''] = getFormatter('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time).split(' ');
  return { day, clock };
}

const HOUR_MS = 60 * 60 * 1000;

/** When a day is over everywhere, in ms since 1970: it ends last twelve hours after it ended in Greenwich. */
export function getDayEnd(day: string): number {
  return Date.parse(day) + (24 + 12) * HOUR_MS;
}

export function isOver(day: string, time: Date): boolean {
  return time.getTime() >= getDayEnd(day);
}
