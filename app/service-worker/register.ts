// Registers the worker, and tells the visitor once when a new version of the site waits; a chunk of its own.
import { Workbox } from 'workbox-window';
import { WORKER_PATH } from './worker-path.ts';

/** How often a tab that stays open asks for a new version, when the visitor comes back to it. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

export async function registerServiceWorker(reload: () => void): Promise<void> {
  const worker = new Workbox(WORKER_PATH, { updateViaCache: 'none' });
  let hasShownToast = false;
  let lastCheckAt = Date.now();
  let hasNewController = false; // by another tab

  function announceUpdate(activateUpdate: () => void): void {
    if (hasShownToast) return;
    hasShownToast = true;
    // What does not come is told by the next page.
    import('./show-update-toast.tsx').then(({ showUpdateToast }) => showUpdateToast(activateUpdate)).catch(() => {});
  }

  worker.addEventListener('waiting', () => announceUpdate(() => worker.messageSkipWaiting()));

  // Nobody sees a tab in the background go; what was played there is kept.
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker) return;
    if (document.hidden) hasNewController = true;
    else reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    if (hasNewController) reload();
    else if (Date.now() - lastCheckAt > UPDATE_CHECK_INTERVAL_MS) {
      lastCheckAt = Date.now();
      void worker.update().catch(() => {});
    }
  });
  await worker.register();
}
