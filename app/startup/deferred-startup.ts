// Starts the Web Vitals measurements and the service worker. The root loads this file once the page is idle.
import { startServiceWorker } from '#app/service-worker/start-service-worker.ts';
import { startWebVitals } from '#app/web-vitals/start.ts';

async function countFailure(): Promise<number> {
  const { countWorkerFailure } = await import('#app/web-vitals/count-worker-failure.ts');
  return countWorkerFailure();
}

/** `reload` is passed in, because importing it here would pull the page frame's styles into this chunk. */
export function runDeferredStartup(reload: () => void): void {
  void startWebVitals();
  void startServiceWorker(reload, countFailure);
}
