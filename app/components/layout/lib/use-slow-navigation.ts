// Reports whether a navigation takes so long that it needs a placeholder.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Faster navigations replace the old page directly. */
const SLOW_NAVIGATION_MS = 400;

export function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const pendingPath = location && location.pathname !== pathname ? location.pathname : null;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    setSlow(false);
    if (pendingPath === null) return;
    const timer = setTimeout(() => setSlow(true), SLOW_NAVIGATION_MS);
    return () => clearTimeout(timer);
  }, [pendingPath]);

  return isSlow && pendingPath !== null;
}
