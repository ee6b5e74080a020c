// After a release the old scripts may be gone: visitors are offered the new page instead of a sudden reload.
import { startTransition, useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const [misses, setMisses] = useState(0); // scripts that failed to load
  const [lostKey, setLostKey] = useState<string>(); // of the navigation that was pending when the last one failed

  useEffect(() => {
    // Browsers without the Navigation API reload, which is what the router does on its own.
    const navigations = (window as { navigation?: Navigation }).navigation;
    if (!navigations) return;
    // The router reloads when a page's script fails to load, even a page that is only prefetched because the pointer is on its link.
    function hold(event: NavigateEvent): void {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      // As a transition, this comes after the router's own, which says which page is pending.
      startTransition(() => setMisses((times) => times + 1));
    }
    navigations.addEventListener('navigate', hold);
    return () => navigations.removeEventListener('navigate', hold);
  }, []);

  // An earlier failure does not count against a later navigation.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setLostKey(location?.key), [misses]);

  return (
    <div role="status">
      {misses > 0 && location && lostKey === location.key && (
        <div className={styles.offer}>
          <p>This page did not load. There may be a new version of the site, or your connection may have dropped.</p>
          {/* A plain link: the browser fetches the page and everything it needs. */}
          <a className={buttonClass('primary')} href={createPath(location)}>
            Try Again
          </a>
        </div>
      )}
    </div>
  );
}
