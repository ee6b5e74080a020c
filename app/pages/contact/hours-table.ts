// Formats the opening hours as table rows: weekdays with the same hours share a row, closed days come last.
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { formatTime, WEEKDAYS, type Weekday } from '#app/content/format/dates.ts';

export interface HoursRow {
  readonly days: string; // Monday to Friday
  readonly hours: string; // 9:00 a.m.–6:00 p.m. Pacific
}

const CLOSED = 'Closed';

/**
 * The season-independent name of a time zone at a date, such as Pacific: a zone that has dropped daylight saving time, or taken it up, is
 * named otherwise. Where no season changes the clocks, the name needs its last words: Mountain Standard Time is not Mountain.
 */
export function getZoneName(timeZone: string, date: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(date);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone).replace(/(?<! Standard| Mean| Universal) Time$/, '');
}

function formatHours({ open, timeZone }: Hours, day: Weekday, date: Date): string {
  const spans = open.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.opens.localeCompare(b.opens));
  if (spans.length === 0) return CLOSED;
  return `${spans.map(({ opens, closes }) => `${formatTime(opens)}–${formatTime(closes)}`).join(' and ')} ${getZoneName(timeZone, date)}`;
}

/** "Monday to Friday", "Saturday and Sunday" or "Monday, Wednesday". */
function formatDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const dayBefore = WEEKDAYS[WEEKDAYS.indexOf(day) - 1];
    if (last && last.at(-1) === dayBefore) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(' and '))).join(', ');
}

/** `date` is the day on which the table is read: the time zone is named as of then. */
export function createHoursTable(hours: Hours, date: Date): HoursRow[] {
  const groups = [...Map.groupBy(WEEKDAYS, (day) => formatHours(hours, day, date))];
  const isClosed = ([hoursText]: (typeof groups)[number]) => hoursText === CLOSED;
  return [...groups.filter((group) => !isClosed(group)), ...groups.filter(isClosed)].map(([hoursText, days]) => ({
    days: formatDays(days),
    hours: hoursText,
  }));
}
