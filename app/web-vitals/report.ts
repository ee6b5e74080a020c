// Where a measurement goes: to the page's analytics function, where there is one, and into the visitor's own records.
import { attempt, type Warn } from './run-safely.ts';
import type { Measurement } from './measurement.ts';
import { keepRecord } from './records.ts';

/** What docs/vitals.md promises to an analytics function. */
type Analytics = (command: 'event', name: string, parameters: { value: number; id: string }) => void;

function send({ name, value, id }: Measurement): void {
  const { gtag } = window as { gtag?: Analytics };
  if (typeof gtag === 'function') gtag('event', name, { value, id });
}

/** The address that was loaded, whatever page the visitor has gone on to since. */
function loadedUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

export function report({ name, value, delta, id }: Measurement, warn: Warn): void {
  attempt(() => keepRecord(localStorage, { name, value, delta, id, timestamp: Date.now(), url: loadedUrl() }), warn);
  attempt(() => send({ name, value, delta, id }), warn);
}
