// Looks for a new release, and makes pages come from the network while it fails to install.
import { endNetworkFirst, startNetworkFirst } from './network-first.ts';
import { WORKER_PATH } from '#app/startup/inline/service-worker-paths.ts';

/** After so many failures, the files on the host are wrong, and waiting does not help. */
const MAX_FAILURES = 3;

/** Whether the host has something else than a script at the address of the worker. Rejects if it cannot be reached. */
async function isWorkerGone(): Promise<boolean> {
  const { ok, status, headers } = await fetch(WORKER_PATH, { cache: 'no-store' });
  return ok ? headers.get('Content-Type')?.includes('javascript') !== true : status === 404 || status === 410;
}

/** `countFailure` is called for each failure, and returns how many there have been lately. */
export async function checkForRelease(registration: ServiceWorkerRegistration, countFailure: () => Promise<number>): Promise<void> {
  let hasFoundRelease = false;

  function watchInstallation(): void {
    const worker = registration.installing;
    if (worker === null) return;
    hasFoundRelease = true;
    worker.addEventListener('statechange', () => worker.state === 'redundant' && void handleFailure(false), { once: true });
  }

  async function handleFailure(isGone: boolean): Promise<void> {
    const failures = await countFailure();
    if (isGone || failures >= MAX_FAILURES) await startNetworkFirst();
  }

  watchInstallation();
  registration.addEventListener('updatefound', watchInstallation);
  try {
    await registration.update();
    // The update may resolve before `updatefound` is dispatched.
    const isCurrent = !hasFoundRelease && registration.installing === null && registration.waiting === null;
    if (isCurrent) await endNetworkFirst();
  } catch {
    await isWorkerGone().then(handleFailure, () => {});
  }
}
