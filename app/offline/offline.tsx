// Playing without a network: registered once the page is idle, and heard of only when a new version is ready.
import { useEffect, useState, type ReactNode } from 'react';
import { onceLoaded } from '#app/boot/when-idle.ts';

/** Whether this visitor and this browser would have the site on the device. */
function isWelcome(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off' || !('serviceWorker' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

export function Offline() {
  const [news, setNews] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isWelcome()) return;
    onceLoaded(() => {
      // Without it the site is what it was: the network's.
      import('./registration.tsx').then(({ register }) => register(setNews)).catch(() => {});
    });
  }, []);
  return news;
}
