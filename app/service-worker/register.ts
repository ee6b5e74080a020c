// Registers the service worker, and tells the visitor once when a new version of the site is ready. Loaded on demand.
import { Workbox } from 'workbox-window';
import { checkForRelease } from './check-for-release.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';

/** A tab that stays open checks for updates this often, when it becomes visible. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

export async function registerServiceWorker(reload: () => void, countFailure: () => Promise<number>): Promise<void> {
  const worker = new Workbox(WORKER_PATH, { updateViaCache: 'none' });
  let hasShownToast = false;
  let lastCheckAt = Date.now();
  let hasNewController = false; // another tab has activated a new version

  function announceUpdate(activateUpdate: () => void): void {
    if (hasShownToast) return;
    hasShownToast = true;
    // If the toast fails to load, the next page shows it.
    import('./update-toast.tsx').then(({ showUpdateToast }) => showUpdateToast(activateUpdate)).catch(() => {});
  }

  worker.addEventListener('waiting', () => announceUpdate(() => worker.messageSkipWaiting()));

  // A new version took over. A visible tab reloads now, a hidden one when it becomes visible. A game in progress is saved first.
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
  const registration = await worker.register();
  if (registration?.active && navigator.onLine) await checkForRelease(registration, countFailure);
}
