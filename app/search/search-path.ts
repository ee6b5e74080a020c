// The address of a search.
import { encodeQuery } from '#app/components/ui/lib/encode-query.ts';

/** `/search?q=…`, or `/search` for no query. */
export function createSearchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${encodeQuery(query)}`;
}
