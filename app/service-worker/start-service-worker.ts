// Starts the service worker, unless the build, the visitor or the browser rules it out.
import { isSavingData } from '#app/components/ui/lib/browser-preferences.ts';

const INACTIVITY_MS = 2000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Resolves after two seconds without input (pointer, keys, scrolling), so that precaching never competes with the visitor. */
export function waitUntilInactive(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(finish, INACTIVITY_MS);

    function finish(): void {
      for (const type of ACTIVITY_EVENTS) page.removeEventListener(type, restartTimer, { capture: true });
      resolve();
    }

    function restartTimer(): void {
      clearTimeout(timer);
      timer = setTimeout(finish, INACTIVITY_MS);
    }

    for (const type of ACTIVITY_EVENTS) page.addEventListener(type, restartTimer, { capture: true, passive: true });
  });
}

/** `countFailure` reports that a release failed to install, and returns how many did lately. */
export async function startServiceWorker(reload: () => void, countFailure: () => Promise<number>): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || isSavingData()) return;
  try {
    // The first installation downloads many files, which would slow down a game. Later updates are cheap.
    if (navigator.serviceWorker.controller === null) await waitUntilInactive(window);
    const { registerServiceWorker } = await import('./register.ts');
    await registerServiceWorker(reload, countFailure);
  } catch {
    // Without a service worker, the site works from the network.
  }
}
