// Shows whether the office is open now and when that changes. Rendered after hydration, because it needs the current time.
import { useSyncExternalStore } from 'react';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { describeOfficeStatus, getOfficeStatus } from './office-status.ts';

const MINUTE_MS = 60_000;

function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

export function OpenNow({ hours, zone }: { hours: Hours; zone: string }) {
  const now = useSyncExternalStore(
    subscribeEveryMinute,
    () => describeOfficeStatus(getOfficeStatus(hours, new Date())),
    () => `All times are ${zone}.`,
  );
  return <span>{now}</span>;
}
