// What no visitor waits for: the measurements, and the site on the device. The root loads it once the page has nothing else to do.
import { startOffline } from './offline/start.ts';
import { startVitals } from './vitals/start.ts';

export function startLater(): void {
  void startVitals();
  void startOffline();
}
