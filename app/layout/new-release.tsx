// After a release the scripts of the old one may be gone: the visitor is offered the new pages instead of a sudden reload.
import { startTransition, useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const [misses, setMisses] = useState(0); // scripts that failed to load
  const [lostKey, setLostKey] = useState<string>(); // of the visit that waited when the last one failed

  useEffect(() => {
    // Browsers without the Navigation API reload, as the router does by itself.
    const navigations = (window as { navigation?: Navigation }).navigation;
    if (!navigations) return;
    // The router reloads the page when the script of a page fails to load, even of one that a link under the pointer only announces.
    function hold(event: NavigateEvent): void {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      // As a transition it comes after the router's own one, which tells the page that is waited for.
      startTransition(() => setMisses((times) => times + 1));
    }
    navigations.addEventListener('navigate', hold);
    return () => navigations.removeEventListener('navigate', hold);
  }, []);

  // A later visit is not lost by an earlier miss.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setLostKey(location?.key), [misses]);

  return (
    <div role="status">
      {misses > 0 && location && lostKey === location.key && (
        <div className={styles.offer}>
          <p>This page did not load. There may be a new version of the site, or your connection may have dropped.</p>
          {/* A plain link: the browser fetches the page with everything that belongs to it. */}
          <a className={buttonClass('primary')} href={createPath(location)}>
            Try Again
          </a>
        </div>
      )}
    </div>
  );
}
