// Shows whether the office is open now and when that changes. Rendered after hydration, because it needs the current time.
import { useSyncExternalStore } from 'react';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { getOfficeStatus, getWeekday, type OfficeStatus } from './office-status.ts';
import { formatDay, formatTime } from './format-day-time.ts';

const MINUTE_MS = 60_000;
const DAYS_PER_WEEK = 7;

function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The weekday; the full date if it is a week or more away, when the weekday would be ambiguous. */
function formatDayName(day: string, daysAhead: number): string {
  return daysAhead < DAYS_PER_WEEK ? getWeekday(day) : `${formatDay(day)},`;
}

function describeStatus(status: OfficeStatus): string {
  if (status.isOpen) return `Open now until ${formatTime(status.closes)}`;
  const { holiday, opens } = status;
  const closed = holiday === null ? 'Closed now.' : `Closed now (${holiday}).`;
  return opens === null ? closed : `${closed} Opens ${formatDayName(opens.day, opens.daysAhead)} at ${formatTime(opens.time)}`;
}

export function OpenNow({ hours, zone }: { hours: Hours; zone: string }) {
  const now = useSyncExternalStore(
    subscribeEveryMinute,
    () => describeStatus(getOfficeStatus(hours, new Date())),
    () => `All times are ${zone}.`,
  );
  return <span>{now}</span>;
}
