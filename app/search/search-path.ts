// The address of a search.

/** `/search?q=…`, or `/search` for no query. A lone surrogate, which no address can carry, is replaced. */
export function searchPath(query: string): string {
  return query === '' ? '/search' : `/search?q=${encodeURIComponent(query.toWellFormed())}`;
}
