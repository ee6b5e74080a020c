// Finds things by a visitor's words.

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

/** A visitor's words as they are compared: trimmed and in lowercase. */
function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** How well an item fits, 0 best; null when it does not hold the words at all. */
function rankItem({ title, description, keywords = [] }: Searchable, normalized: string): number | null {
  const name = title.toLowerCase();
  if (name.startsWith(normalized)) return 0;
  if (name.includes(normalized)) return 1;
  if (description.toLowerCase().includes(normalized)) return 2;
  return keywords.some((keyword) => keyword.toLowerCase().includes(normalized)) ? 3 : null;
}

/**
 * The items that hold the query, whatever the case: titles that begin with it first, then titles that hold it, then descriptions,
 * then keywords. An empty query finds nothing.
 */
export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const normalized = normalizeQuery(query);
  if (normalized === '') return [];
  return items
    .map((item) => ({ item, rank: rankItem(item, normalized) }))
    .filter((found) => found.rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map((found) => found.item);
}

/** "Found 1 game for "x"", "Found 3 games for "x"", or that there is none. */
export function formatResultCount(count: number, query: string): string {
  if (count === 0) return `No games found for "${query}"`;
  return `Found ${count} ${count === 1 ? 'game' : 'games'} for "${query}"`;
}
