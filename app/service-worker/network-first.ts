// While new releases fail to install, the worker takes pages from the network first, so that nobody stays with an old release for good.

/** The existence of this cache is all that pages and worker share. */
const CACHE_NAME = 'network-first';

/** Whether pages come from the network first. */
export function isNetworkFirst(): Promise<boolean> {
  return caches.has(CACHE_NAME);
}

export async function startNetworkFirst(): Promise<void> {
  await caches.open(CACHE_NAME);
}

export async function endNetworkFirst(): Promise<void> {
  await caches.delete(CACHE_NAME);
}
