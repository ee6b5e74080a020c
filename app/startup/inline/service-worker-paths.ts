// Paths that the service worker, its page and the build agree on.

/** URL of the service worker. It must never change: browsers look for updates there. */
export const WORKER_PATH = '/worker.js';

/** The page shown when the requested page is neither online nor in the cache. */
export const OFFLINE_PATH = '/offline';
