/** URL of the service worker. It must never change: browsers look for updates there. */
export const WORKER_PATH = '/worker.js';
