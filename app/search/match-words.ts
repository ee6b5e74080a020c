// Finds and ranks items that contain the search words.

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

/** Trimmed and in lowercase, for comparison. */
function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** 0 is the best rank; null means no match. */
function rankItem({ title, description, keywords = [] }: Searchable, normalized: string): number | null {
  const name = title.toLowerCase();
  if (name.startsWith(normalized)) return 0;
  if (name.includes(normalized)) return 1;
  if (description.toLowerCase().includes(normalized)) return 2;
  return keywords.some((keyword) => keyword.toLowerCase().includes(normalized)) ? 3 : null;
}

/** Ignores case. Titles that start with the query come first, then other titles, descriptions and keywords. An empty query matches nothing. */
export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const normalized = normalizeQuery(query);
  if (normalized === '') return [];
  return items
    .map((item) => ({ item, rank: rankItem(item, normalized) }))
    .filter((found) => found.rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map((found) => found.item);
}

/** As in 'Found 3 games for "x"'. */
export function formatResultCount(count: number, query: string): string {
  if (count === 0) return `No games found for "${query}"`;
  return `Found ${count} ${count === 1 ? 'game' : 'games'} for "${query}"`;
}
