// Formats times and dates.

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 09:00 as 9:00 a.m. and 17:30 as 5:30 p.m. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Formats 2026-11-26 as November 26, 2026. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
