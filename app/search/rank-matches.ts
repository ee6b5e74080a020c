// Finds and ranks items that contain the search words.
import { formatCount } from '#app/content/format/format-count.ts';
import { containsWords, splitQuery } from './search-words.ts';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

interface Query {
  /** As typed, trimmed and in lower case. */
  readonly phrase: string;
  readonly words: readonly string[];
}

/** 0 is the best rank; null means no match. */
function rankItem({ title, description, keywords = [] }: Searchable, query: Query): number | null {
  if (title.toLowerCase().startsWith(query.phrase)) return 0;
  const texts = [[title], [title, description], [title, description, ...keywords]].map((fields) => fields.join('\n'));
  const includesPhrase = (text: string) => text.toLowerCase().includes(query.phrase);
  const includesWords = (text: string) => containsWords(text, query.words);
  const all = texts.at(-1) ?? '';
  if (!includesPhrase(all) && !includesWords(all)) return null; // most items
  return texts.flatMap((text) => [includesPhrase(text), includesWords(text)]).indexOf(true) + 1;
}

/**
 * Ignores case, order, spaces, hyphens and plurals. Titles that start with the query come first, then other titles, descriptions and keywords,
 * each with the query as typed before its words. An empty query matches nothing.
 */
export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const parsed: Query = { phrase: normalizeBlank(query).toLowerCase(), words: splitQuery(query) };
  if (parsed.phrase === '') return [];
  return items
    .map((item) => ({ item, rank: rankItem(item, parsed) }))
    .filter((found) => found.rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map((found) => found.item);
}

/** As in 'Found 3 games for "x"'. */
export function formatResultCount(count: number, query: string): string {
  if (count === 0) return `No games found for "${query}"`;
  return `Found ${formatCount(count, 'game')} for "${query}"`;
}

/** As in '1 mini game and 2 pages match.'; empty if nothing else matches. */
export function formatOtherCount(miniGames: number, pages: number): string {
  const counts = [
    [miniGames, 'mini game'],
    [pages, 'page'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => formatCount(count, noun));
  return parts.length === 0 ? '' : `${parts.join(' and ')} ${miniGames + pages === 1 ? 'matches' : 'match'}.`;
}
