// Reads the query parameter `q` after hydration. The prerendered page does not know it.
import { useLocation } from 'react-router';
import { isHydrated, useHydrated } from '#app/startup/hydration.ts';

/** Returns '' before hydration and for URLs without a query. */
export function readSearchQuery(search: string): string {
  return isHydrated() ? (new URLSearchParams(search).get('q') ?? '') : '';
}

export function useSearchQuery(): string {
  const { search } = useLocation();
  useHydrated();
  return readSearchQuery(search);
}
