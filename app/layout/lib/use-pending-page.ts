// The page that is on its way: whether it takes long, and whether its script or its data did not come.
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigation, type Location } from 'react-router';
import { onPageFailure } from '#app/startup/router/page-failure.ts';

/** Faster pages replace the old one without a sign of loading. */
const SLOW_NAVIGATION_MS = 400;

interface PendingPage {
  readonly location: Location;
  readonly isSlow: boolean;
  readonly hasFailed: boolean;
}

/** Null if no page is on its way. One that has failed stays on its way until the visitor follows another link. */
export function usePendingPage(): PendingPage | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [failures, setFailures] = useState(0);
  const [failedKey, setFailedKey] = useState<string>(); // key of the navigation that was pending at the last failure
  const [slowKey, setSlowKey] = useState<string>();

  // A transition, so that this update comes after the router's own, which sets the pending location.
  useEffect(() => onPageFailure(() => startTransition(() => setFailures((count) => count + 1))), []);

  // Reads the key only when a page fails, so that an earlier failure does not affect a later navigation.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setFailedKey(location?.key), [failures]);

  const pendingKey = location && location.pathname !== pathname ? location.key : undefined;
  useEffect(() => {
    if (pendingKey === undefined) return;
    const timer = setTimeout(() => setSlowKey(pendingKey), SLOW_NAVIGATION_MS);
    return () => clearTimeout(timer);
  }, [pendingKey]);

  if (!location) return null;
  return { location, isSlow: slowKey === location.key, hasFailed: failures > 0 && failedKey === location.key };
}
