// After a release the old scripts may be gone: visitors are offered the new page instead of a sudden reload.
import { startTransition, useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { holdReloads } from '#app/entry/block-router-reload.ts';
import { buttonClass } from '#app/components/ui/controls/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const [misses, setMisses] = useState(0); // scripts that failed to load
  const [lostKey, setLostKey] = useState<string>(); // of the navigation that was pending when the last one failed

  // As a transition, this comes after the router's own, which says which page is pending.
  useEffect(() => holdReloads(window, () => startTransition(() => setMisses((times) => times + 1))), []);

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
