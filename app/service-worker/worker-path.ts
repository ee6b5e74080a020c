/** Where the service worker is. Its address never changes: browsers look there for the next one. */
export const WORKER_PATH = '/worker.js';
