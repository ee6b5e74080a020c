// The address of a search.
import { inAddress } from '#app/ui/in-address.ts';

/** `/search?q=…`, or `/search` for no query. */
export function searchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${inAddress(query)}`;
}
