// Finds games by a visitor's words.

export interface Searchable {
  readonly title: string;
  readonly description: string;
}

/** A visitor's words as they are compared: trimmed and in lowercase. */
function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** The items whose title or description holds the query, whatever the case: titles that begin with it first, then titles that hold it, then the rest. An empty query finds nothing. */
export function searchGames<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const wanted = normalizeQuery(query);
  if (wanted === '') return [];
  const rank = (item: Item) => {
    const title = item.title.toLowerCase();
    if (title.startsWith(wanted)) return 0;
    if (title.includes(wanted)) return 1;
    return item.description.toLowerCase().includes(wanted) ? 2 : null;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((found) => found.rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map((found) => found.item);
}

/** "Found 1 game for "x"", "Found 3 games for "x"", or that there is none. */
export function resultText(count: number, query: string): string {
  if (count === 0) return `No games found for "${query}"`;
  return `Found ${count} ${count === 1 ? 'game' : 'games'} for "${query}"`;
}
