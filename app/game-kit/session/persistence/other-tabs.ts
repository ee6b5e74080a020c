// Follows and holds off the other tabs of this browser, which keep their games in the same storage.
import { KEY_PREFIX } from './key-prefix.ts';

/**
 * Calls back when another tab has changed what is kept of the mini games. A page in the back-forward cache hears of nothing, so it
 * calls back when it returns from there as well.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(KEY_PREFIX)) && onChange();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onChange();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Reading and writing localStorage in one go is safe within one process, but a tab in another process may see its changes late.
 * Where there are no locks, that has to do.
 */
export function writeExclusively(write: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return write();
  locks.request(`${KEY_PREFIX}write`, write).catch(write);
}
