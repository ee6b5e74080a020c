// Starts reports of errors, analytics, the Web Vitals measurements, the service worker and what a printed page needs. The root loads this
// file once the page is idle.
import * as parts from '#app/content/data/parts.ts';
import { openDetailsForPrint } from './startup/print-details.ts';
import { startServiceWorker } from '#app/service-worker/start-service-worker.ts';

function startWebVitals(): void {
  const warn = (error: unknown) => console.warn('Web Vitals measurement failed', error);
  import('#app/web-vitals/measure.ts').then(({ measure }) => measure(warn)).catch(warn);
}

async function countFailure(): Promise<number> {
  const { countWorkerFailure } = await import('#app/web-vitals/count-worker-failure.ts');
  return countWorkerFailure();
}

/** A page works without analytics, and a build without a provider has none. */
async function startProvider(): Promise<void> {
  if (!import.meta.env.VITE_ANALYTICS_SRC) return;
  try {
    const { startAnalytics } = await import('#app/analytics/start-analytics.ts');
    await startAnalytics();
  } catch {
    // The code did not load.
  }
}

function startReports(): void {
  const endpoint = import.meta.env.VITE_REPORTS_ENDPOINT;
  if (!endpoint) return;
  import('./startup/send-reports.ts')
    .then(({ sendReports }) => sendReports(endpoint, window, navigator.sendBeacon.bind(navigator)))
    .catch(() => {});
}

/** `reload` is passed in, because importing it here would pull the page frame's styles into this chunk. */
export function runDeferredStartup(reload: () => void): void {
  startReports();
  openDetailsForPrint(window);
  // Measurements are sent when they are taken, so the provider's function has to be there first.
  void startProvider().then(startWebVitals);
  if (parts.offline) void startServiceWorker(reload, countFailure);
}
