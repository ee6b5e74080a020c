// Whether another page has been requested and is slow to load.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A page that loads faster replaces the old one directly, without a placeholder in between. */
const LONG_MS = 400;

export function useLongWait(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const awaited = location && location.pathname !== pathname ? location.pathname : null;
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    setLong(false);
    if (awaited === null) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [awaited]);

  return isLong && awaited !== null;
}
