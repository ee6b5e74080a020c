// Says that a page is on its way, and offers a retry if it does not come, for example because a new release has removed its script. Replaces
// the router's own reload.
import { useEffect } from 'react';
import { createPath } from 'react-router';
import { blockScriptedReloads } from '#app/startup/router/block-router-reload.ts';
import { reportLostScript } from '#app/startup/router/load-document.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { isGamePath } from '#app/content/paths.ts';
import { usePendingPage } from '#app/layout/lib/use-pending-page.ts';

export function PageLoadToast() {
  const pending = usePendingPage();
  useEffect(() => blockScriptedReloads(window, reportLostScript), []);

  // The page of a game says both in its own place.
  const page = pending && !isGamePath(pending.location.pathname) ? pending : null;
  return (
    <div role="status">
      {page?.hasFailed ? (
        <div key="failure" className="toast cluster">
          <p>Couldn't load this page. The site may have just been updated, or your connection may have dropped.</p>
          {/* A plain link: the browser loads the page and all its scripts from scratch. */}
          <a className={getButtonClass('primary')} href={createPath(page.location)}>
            Try Again
          </a>
        </div>
      ) : (
        page?.isSlow && (
          <p key="loading" className="toast">
            Loading…
          </p>
        )
      )}
    </div>
  );
}
