// Whether the office is open at this moment, and when that changes: known only in the visitor's browser.
import { useSyncExternalStore } from 'react';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { officeStatus, weekdayOf, type OfficeStatus } from './office-status.ts';
import { shownDay, shownTime } from './format-day-time.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The day of the week; its date from a week ahead on, when the name would mean an earlier day. */
function dayName(day: string, daysAhead: number): string {
  return daysAhead < WEEK_DAYS ? weekdayOf(day) : `${shownDay(day)},`;
}

function inWords(status: OfficeStatus): string {
  if (status.isOpen) return `Open now, until ${shownTime(status.closes)}.`;
  const { holiday, opens } = status;
  const closed = holiday === null ? 'Closed now.' : `Closed now (${holiday}).`;
  return opens === null ? closed : `${closed} Opens ${dayName(opens.day, opens.daysAhead)} at ${shownTime(opens.time)}.`;
}

export function OpenNow({ hours, zone }: { hours: Hours; zone: string }) {
  const now = useSyncExternalStore(
    everyMinute,
    () => inWords(officeStatus(hours, new Date())),
    () => `All times are ${zone}.`,
  );
  return <span>{now}</span>;
}
