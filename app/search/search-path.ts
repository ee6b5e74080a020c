// The address of a search.
import { inAddress } from '#app/components/ui/lib/encode-query.ts';

/** `/search?q=…`, or `/search` for no query. */
export function searchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${inAddress(query)}`;
}
