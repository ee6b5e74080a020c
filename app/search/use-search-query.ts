// The q of the address bar, read after hydration: the prerendered page does not know it.
import { useLocation } from 'react-router';
import { isHydrated, useHydrated } from '#app/entry/hydration.ts';

/** The query of an address's search part as far as it is known: '' before hydration, and when there is none. */
export function readSearchQuery(search: string): string {
  return isHydrated() ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/** The query as typed in the address. */
export function useSearchQuery(): string {
  const { search } = useLocation();
  useHydrated();
  return readSearchQuery(search);
}
