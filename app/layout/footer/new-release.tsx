// Offers a retry when a page's scripts fail to load, for example because a new release has removed them. Replaces the router's own reload.
import { startTransition, useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { blockScriptedReloads } from '#app/startup/block-router-reload.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const [failedLoads, setFailedLoads] = useState(0); // number of failed script loads
  const [failedKey, setFailedKey] = useState<string>(); // key of the navigation that was pending at the last failure

  // A transition, so that this update comes after the router's own, which sets the pending location.
  useEffect(() => blockScriptedReloads(window, () => startTransition(() => setFailedLoads((failures) => failures + 1))), []);

  // Reads the key only when a load fails, so that an earlier failure does not affect a later navigation.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setFailedKey(location?.key), [failedLoads]);

  return (
    <div role="status">
      {failedLoads > 0 && location && failedKey === location.key && (
        <div className={`cluster ${styles.offer}`}>
          <p>Couldn't load this page. The site may have just been updated, or your connection may have dropped.</p>
          {/* A plain link: the browser loads the page and all its scripts from scratch. */}
          <a className={getButtonClass('primary')} href={createPath(location)}>
            Try Again
          </a>
        </div>
      )}
    </div>
  );
}
