// Takes the measurements of a page load. web-vitals watches three; the other two are read from the browser directly.
import { onCLS, onINP, onLCP } from 'web-vitals';
import { attempt } from './attempt.ts';
import { single } from './measurement.ts';
import { report } from './report.ts';

/** First input delay: web-vitals has given it up for INP. */
function watchFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    report(single('FID', entry.processingStart - entry.startTime));
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/** To be called when the page has loaded: before, there is no end of it. */
function readPageLoad(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0)
    report(single('page_load_time', entry.loadEventEnd - entry.fetchStart));
}

export function measure(): void {
  for (const take of [readPageLoad, watchFirstInput, () => onLCP(report), () => onCLS(report), () => onINP(report)]) attempt(take);
}
