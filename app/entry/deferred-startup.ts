// What no visitor waits for: the measurements, and the site on the device. The root loads it once the page has nothing else to do.
import { startOffline } from '#app/service-worker/start-service-worker.ts';
import { startVitals } from '#app/web-vitals/start.ts';

/** `reload` comes from the page: what is imported here must not bring the styles of the frame along. */
export function startLater(reload: () => void): void {
  void startVitals();
  void startOffline(reload);
}
