// What no visitor waits for: the measurements, and the site on the device. The root loads it once the page has nothing else to do.
import { startServiceWorker } from '#app/service-worker/start-service-worker.ts';
import { startWebVitals } from '#app/web-vitals/start.ts';

/** `reload` comes from the page: what is imported here must not bring the styles of the frame along. */
export function runDeferredStartup(reload: () => void): void {
  void startWebVitals();
  void startServiceWorker(reload);
}
