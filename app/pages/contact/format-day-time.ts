// Times and days as visitors read them.

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A time without a leading zero: 9:00. */
export function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

/** A day such as 2026-11-26: November 26, 2026. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
