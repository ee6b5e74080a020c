/** The page shown when the requested page is neither online nor in the cache. */
export const OFFLINE_PATH = '/offline';
