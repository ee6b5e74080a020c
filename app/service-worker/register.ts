// Registers the worker, and tells the visitor once when a new version of the site waits; a chunk of its own.
import { Workbox } from 'workbox-window';
import { WORKER_PATH } from './worker-path.ts';

/** How often a tab that stays open asks for a new version, when the visitor comes back to it. */
const HOUR_MS = 3_600_000;

export async function register(reload: () => void): Promise<void> {
  const worker = new Workbox(WORKER_PATH, { updateViaCache: 'none' });
  let isTold = false;
  let askedAt = Date.now();
  let isTakenOver = false; // by another tab

  function tell(takeOver: () => void): void {
    if (isTold) return;
    isTold = true;
    // What does not come is told by the next page.
    import('./show-update-toast.tsx').then(({ tellOfVersion }) => tellOfVersion(takeOver)).catch(() => {});
  }

  worker.addEventListener('waiting', () => tell(() => worker.messageSkipWaiting()));

  // Nobody sees a tab in the background go; what was played there is kept.
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker) return;
    if (document.hidden) isTakenOver = true;
    else reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    if (isTakenOver) reload();
    else if (Date.now() - askedAt > HOUR_MS) {
      askedAt = Date.now();
      void worker.update().catch(() => {});
    }
  });
  await worker.register();
}
