// Computes whether the office is open at a given time, in its own time zone, and when that changes.
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { formatDate, formatTime, getLocalTime } from '#app/content/format/dates.ts';
import { addDays, findHoliday } from '#app/content/format/holidays.ts';

type Span = Hours['open'][number];

export type OfficeStatus =
  | { readonly isOpen: true; readonly closes: string } // time, such as 18:00
  | { readonly isOpen: false; readonly holiday: string | null; readonly opens: NextOpening | null };

interface NextOpening {
  readonly day: string; // ISO date, such as 2026-11-30
  readonly daysAhead: number; // 0 means today
  readonly time: string; // time, such as 09:00
}

const DAYS_PER_WEEK = 7;

/** How far ahead to look for the next opening, in days. */
const MAX_DAYS_AHEAD = 60;

/** Opening spans of a day, in order; none on holidays. */
function listSpans(hours: Hours, day: string): Span[] {
  if (findHoliday(hours.holidays, day) !== null) return [];
  const weekday = formatDate(day, { weekday: 'long' });
  return hours.open.filter(({ days }) => days.some((name) => name === weekday)).toSorted((a, b) => a.opens.localeCompare(b.opens));
}

/** The next opening, and the holiday that it waits for. */
function findNextOpening(hours: Hours, today: string, clock: string): { opens: NextOpening | null; holiday: string | null } {
  let holiday: string | null = null;
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    const span = listSpans(hours, day).find(({ opens }) => daysAhead > 0 || opens > clock);
    if (span) return { opens: { day, daysAhead, time: span.opens }, holiday };
    holiday ??= findHoliday(hours.holidays, day);
  }
  return { opens: null, holiday };
}

/** If closed, includes the next opening. */
export function getOfficeStatus(hours: Hours, time: Date): OfficeStatus {
  const { day, clock } = getLocalTime(hours.timeZone, time);
  const now = listSpans(hours, day).find(({ opens, closes }) => opens <= clock && clock < closes);
  if (now) return { isOpen: true, closes: now.closes };
  return { isOpen: false, ...findNextOpening(hours, day, clock) };
}

/** The weekday; the full date if it is a week or more away, when the weekday would be ambiguous. */
function formatDayName({ day, daysAhead }: NextOpening): string {
  return daysAhead < DAYS_PER_WEEK ? formatDate(day, { weekday: 'long' }) : `${formatDate(day)},`;
}

/** Says until when the office is open, or why it is closed and when it opens. */
export function describeOfficeStatus(status: OfficeStatus): string {
  if (status.isOpen) return `Open now until ${formatTime(status.closes)}`;
  const { holiday, opens } = status;
  const opening = opens && `${formatDayName(opens)} at ${formatTime(opens.time)}`;
  if (holiday === null) return opening === null ? 'Closed now.' : `Closed now. Opens ${opening}`;
  return `Closed${opening === null ? '' : ` until ${opening}`} for ${holiday}`;
}
