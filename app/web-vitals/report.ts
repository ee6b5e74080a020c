// Sends a measurement to the page's analytics function, if there is one, and stores it on the device.
import { type Measurement, saveRecord } from './records.ts';

export type WarnFunction = (error: unknown) => void;

/** Catches and reports errors, so that a failed measurement never disturbs the page. */
export function runSafely(callback: () => void, warn: WarnFunction): void {
  try {
    callback();
  } catch (error) {
    warn(error);
  }
}

/** The interface documented in docs/web-vitals.md. */
type AnalyticsFunction = (command: 'event', name: string, parameters: { value: number; id: string }) => void;

function sendToAnalytics({ name, value, id }: Measurement): void {
  const { gtag } = window as { gtag?: AnalyticsFunction };
  if (typeof gtag === 'function') gtag('event', name, { value, id });
}

/** The URL that was loaded, not the page that the visitor has navigated to since. */
function getLoadedUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

export function reportMeasurement({ name, value, delta, id }: Measurement, warn: WarnFunction): void {
  runSafely(() => saveRecord(localStorage, { name, value, delta, id, timestamp: Date.now(), url: getLoadedUrl() }), warn);
  runSafely(() => sendToAnalytics({ name, value, delta, id }), warn);
}
