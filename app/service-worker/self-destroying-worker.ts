// The worker of a release that is built with VITE_OFFLINE=off: it takes the place of the one before it, leaves nothing behind, and goes.
declare const self: ServiceWorkerGlobalScope;

async function clearCachesAndUnregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clearCachesAndUnregister()));
