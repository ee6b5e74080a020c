// The q of the address bar, read after hydration: the prerendered page knows no query.
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const noChange = () => () => {};

/** The query as typed in the address, or '' when there is none. */
export function useQuery(): string {
  const { search } = useLocation();
  const isHydrated = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return isHydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
}
