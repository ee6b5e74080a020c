// Synchronizes with other tabs of the same browser, which share localStorage: change notifications and a write lock.
import { KEY_PREFIX } from '#app/storage/preferences.ts';

/**
 * Calls back when another tab has changed stored data of the mini games. A page in the back-forward cache gets no storage events, so it
 * also calls back when the page is restored from there.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(KEY_PREFIX)) && onChange();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onChange();
  const listeners = new AbortController();
  window.addEventListener('storage', onStorage, listeners);
  window.addEventListener('pageshow', onPageShow, listeners);
  return () => listeners.abort();
}

/**
 * Runs a read-modify-write of localStorage under a Web Lock: tabs in other processes may see changes late. Without the Web Locks API,
 * writes immediately.
 */
export function writeExclusively(write: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return write();
  locks.request(`${KEY_PREFIX}write`, write).catch(write);
}
