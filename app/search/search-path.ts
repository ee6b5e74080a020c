// Creates the URL of a search.
import { encodeQuery } from '#app/components/ui/lib/encode-query.ts';

/** `/search?q=…`, or `/search` for an empty query. */
export function createSearchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${encodeQuery(query)}`;
}
