// Where a measurement goes: to the page's analytics function, where there is one, and into the visitor's own records.
import { runSafely, type WarnFunction } from './run-safely.ts';
import type { Measurement } from './measurement.ts';
import { saveRecord } from './records.ts';

/** What docs/web-vitals.md promises to an analytics function. */
type AnalyticsFunction = (command: 'event', name: string, parameters: { value: number; id: string }) => void;

function sendToAnalytics({ name, value, id }: Measurement): void {
  const { gtag } = window as { gtag?: AnalyticsFunction };
  if (typeof gtag === 'function') gtag('event', name, { value, id });
}

/** The address that was loaded, whatever page the visitor has gone on to since. */
function getLoadedUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

export function reportMeasurement({ name, value, delta, id }: Measurement, warn: WarnFunction): void {
  runSafely(() => saveRecord(localStorage, { name, value, delta, id, timestamp: Date.now(), url: getLoadedUrl() }), warn);
  runSafely(() => sendToAnalytics({ name, value, delta, id }), warn);
}
