// Starts the service worker, unless the build, the visitor or the browser rules it out.
import { isSavingData } from '#app/components/ui/lib/is-saving-data.ts';
import { waitUntilInactive } from './wait-until-inactive.ts';

function canUseServiceWorker(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off' || !('serviceWorker' in navigator)) return false;
  return !isSavingData();
}

/** `countFailure` reports that a release failed to install, and returns how many did lately. */
export async function startServiceWorker(reload: () => void, countFailure: () => Promise<number>): Promise<void> {
  if (!canUseServiceWorker()) return;
  try {
    // The first installation downloads many files, which would slow down a game. Later updates are cheap.
    if (navigator.serviceWorker.controller === null) await waitUntilInactive(window);
    const { registerServiceWorker } = await import('./register.ts');
    await registerServiceWorker(reload, countFailure);
  } catch {
    // Without a service worker, the site works from the network.
  }
}
