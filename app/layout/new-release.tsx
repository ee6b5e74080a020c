// After a release the scripts of the old one may be gone: the visitor is offered the new pages instead of a sudden reload.
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import styles from './new-release.module.css';

export function NewRelease() {
  const { location } = useNavigation();
  const awaited = useRef<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    awaited.current = location ? `${location.pathname}${location.search}${location.hash}` : null;
    if (location) setTarget(null);
  }, [location]);

  useEffect(() => {
    // Browsers without the Navigation API reload, as the router does by itself.
    const navigations = (window as { navigation?: Navigation }).navigation;
    if (!navigations) return;
    // The router reloads the page when the script of the next one fails to load; only then does a script reload it.
    function hold(event: NavigateEvent): void {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || awaited.current === null) return;
      event.preventDefault();
      setTarget(awaited.current);
    }
    navigations.addEventListener('navigate', hold);
    return () => navigations.removeEventListener('navigate', hold);
  }, []);

  return (
    <div role="status">
      {target !== null && (
        <div className={styles.offer}>
          <p>This page did not arrive. The site may have a new version, or your connection a break.</p>
          {/* A plain link: the browser fetches the page with everything that belongs to it. */}
          <a className={buttonClass('primary')} href={target}>
            Load it anew
          </a>
        </div>
      )}
    </div>
  );
}
