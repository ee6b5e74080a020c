// Takes the site onto the device, where the visitor and the browser would have it.
import { waitUntilInactive } from './wait-until-inactive.ts';

function canUseServiceWorker(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off' || !('serviceWorker' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

export async function startServiceWorker(reload: () => void): Promise<void> {
  if (!canUseServiceWorker()) return;
  try {
    // A first time it is copied file by file, which a quick player would feel; later it costs a question.
    if (navigator.serviceWorker.controller === null) await waitUntilInactive(window);
    const { registerServiceWorker } = await import('./register.ts');
    await registerServiceWorker(reload);
  } catch {
    // Without it the site is what it was: the network's.
  }
}
