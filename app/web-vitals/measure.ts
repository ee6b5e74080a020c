// Measures a page load: LCP, CLS and INP through web-vitals, FID and the load time directly from the browser.
import { onCLS, onINP, onLCP } from 'web-vitals';
import { runSafely, type WarnFunction, reportMeasurement } from './report.ts';
import { createMeasurement, type Measurement } from './records.ts';

type MeasurementHandler = (measurement: Measurement) => void;

/** First Input Delay, which web-vitals has dropped in favor of INP. */
function watchFirstInput(onMeasurement: MeasurementHandler): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    onMeasurement(createMeasurement('FID', entry.processingStart - entry.startTime));
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/** Call after the load event; before it, there is no end time. */
function readPageLoad(onMeasurement: MeasurementHandler): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0)
    onMeasurement(createMeasurement('page_load_time', entry.loadEventEnd - entry.fetchStart));
}

export function measure(warn: WarnFunction): void {
  const onMeasurement: MeasurementHandler = (measurement) => reportMeasurement(measurement, warn);
  for (const startObserver of [readPageLoad, watchFirstInput, onLCP, onCLS, onINP]) runSafely(() => startObserver(onMeasurement), warn);
}
