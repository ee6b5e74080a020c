// Formats times and dates.

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Removes the leading zero: 9:00. */
export function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

/** Formats 2026-11-26 as November 26, 2026. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
