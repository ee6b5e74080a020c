// The error page: shows the error message, with links to retry and to the home page.
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { SITE_NAME } from '#app/content/data/site.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import styles from './router-error.module.css';

const TITLE = 'Unexpected Application Error!';

/** The error as one line of text. */
function getErrorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

export function RouterError({ error }: { error: unknown }) {
  const location = useLocation();
  return (
    <section className={`centered container ${styles.error}`}>
      {/* React inserts this before the existing <title>, and the first title in the document wins. */}
      <title>{`${TITLE} | ${SITE_NAME}`}</title>
      <h1>{TITLE}</h1>
      <p className={styles.message}>{getErrorMessage(error)}</p>
      {!navigator.onLine && <p>You seem to be offline. Try again when you're back online.</p>}
      <p className="cluster">
        {/* Plain links: they reload the whole site, so that no broken state remains. */}
        <a className={getButtonClass('primary')} href={createPath(location)}>
          Try Again
        </a>
        <a className={getButtonClass('paper')} href="/">
          Return to Home
        </a>
      </p>
    </section>
  );
}
