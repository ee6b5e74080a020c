// Replaces the previous service worker, deletes all caches and unregisters itself. Used in builds without the part `offline`.
declare const self: ServiceWorkerGlobalScope;

async function clearCachesAndUnregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clearCachesAndUnregister()));
