// The URL of a search, and how long it can be.
import { encodeQuery } from '#app/components/ui/lib/encode-query.ts';

/** In characters, of what is typed; an address may ask for more. */
export const MAX_QUERY_LENGTH = 100;

/** `/search?q=…`, or `/search` for an empty query. */
export function createSearchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${encodeQuery(query)}`;
}
