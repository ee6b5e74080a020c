// "Open now" or "Closed now", known only in the visitor's browser.
import { useSyncExternalStore } from 'react';
import { studio } from '#app/content/studio.ts';
import { isOpenAt } from './hours.ts';

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

export function OpenNow() {
  const isOpen = useSyncExternalStore(
    everyMinute,
    () => isOpenAt(studio.hours, new Date()),
    () => null,
  );
  if (isOpen === null) return <span>All times are Pacific.</span>;
  return <span>{isOpen ? 'The office is open now.' : 'The office is closed now.'}</span>;
}
