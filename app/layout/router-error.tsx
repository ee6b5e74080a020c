// The page that says what broke, with a way home.
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import styles from './router-error.module.css';

/** What went wrong, in one line. */
function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

export function RouterError({ error }: { error: unknown }) {
  const location = useLocation();
  return (
    <section className={`container ${styles.error}`}>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.message}>{errorMessage(error)}</p>
      {!navigator.onLine && <p>Your device appears to be offline. Try again once you are back online.</p>}
      <p className={styles.ways}>
        {/* Plain links: they load the site from scratch, whatever state this one is in. */}
        <a className={buttonClass('primary')} href={createPath(location)}>
          Try Again
        </a>
        <a className={buttonClass('paper')} href="/">
          Return to Home
        </a>
      </p>
    </section>
  );
}
