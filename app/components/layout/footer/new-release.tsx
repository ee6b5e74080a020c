// After a release the old scripts may be gone: visitors are offered the new page instead of a sudden reload.
import { startTransition, useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { blockScriptedReloads } from '#app/entry/block-router-reload.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const [failedLoads, setFailedLoads] = useState(0); // scripts that failed to load
  const [failedKey, setFailedKey] = useState<string>(); // of the navigation that was pending when the last one failed

  // As a transition, this comes after the router's own, which says which page is pending.
  useEffect(() => blockScriptedReloads(window, () => startTransition(() => setFailedLoads((failures) => failures + 1))), []);

  // An earlier failure does not count against a later navigation.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setFailedKey(location?.key), [failedLoads]);

  return (
    <div role="status">
      {failedLoads > 0 && location && failedKey === location.key && (
        <div className={styles.offer}>
          <p>This page did not load. There may be a new version of the site, or your connection may have dropped.</p>
          {/* A plain link: the browser fetches the page and everything it needs. */}
          <a className={getButtonClass('primary')} href={createPath(location)}>
            Try Again
          </a>
        </div>
      )}
    </div>
  );
}
