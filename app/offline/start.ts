// Takes the site onto the device, where the visitor and the browser would have it.

function isWelcome(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off' || !('serviceWorker' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

export async function startOffline(reload: () => void): Promise<void> {
  if (!isWelcome()) return;
  try {
    const { register } = await import('./registration.ts');
    await register(reload);
  } catch {
    // Without it the site is what it was: the network's.
  }
}
