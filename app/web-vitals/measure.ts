// Takes the measurements of a page load. web-vitals watches three; the other two are read from the browser directly.
import { onCLS, onINP, onLCP } from 'web-vitals';
import { attempt, type Warn } from './run-safely.ts';
import { single, type Measurement } from './measurement.ts';
import { report } from './report.ts';

type Tell = (measurement: Measurement) => void;

/** First input delay: web-vitals has dropped it in favor of INP. */
function watchFirstInput(tell: Tell): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    tell(single('FID', entry.processingStart - entry.startTime));
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/** Call it once the page has loaded: before that there is no end time. */
function readPageLoad(tell: Tell): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0)
    tell(single('page_load_time', entry.loadEventEnd - entry.fetchStart));
}

export function measure(warn: Warn): void {
  const tell: Tell = (measurement) => report(measurement, warn);
  for (const take of [readPageLoad, watchFirstInput, onLCP, onCLS, onINP]) attempt(() => take(tell), warn);
}
