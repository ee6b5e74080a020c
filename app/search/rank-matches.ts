// Finds and ranks items that contain the search words.
import { formatCount } from '#app/content/format/format-count.ts';
import { containsWords, splitWords } from './search-words.ts';

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

interface Query {
  /** Its words, with one space between them. */
  readonly phrase: string;
  readonly words: readonly string[];
}

/** 0 is the best rank; null means no match. */
function rankItem({ title, description, keywords = [] }: Searchable, query: Query): number | null {
  const fields = [title, description, ...keywords].map(splitWords);
  const phrases = fields.map((words) => words.join(' '));
  if (phrases[0]?.startsWith(query.phrase)) return 0;
  const includesPhrase = (count: number) => phrases.slice(0, count).some((phrase) => phrase.includes(query.phrase));
  const includesWords = (count: number) => containsWords(fields.slice(0, count).flat(), query.words);
  if (!includesPhrase(fields.length) && !includesWords(fields.length)) return null; // most items
  return [1, 2, fields.length].flatMap((count) => [includesPhrase(count), includesWords(count)]).indexOf(true) + 1;
}

/**
 * Ignores case, accents, order, spaces, punctuation, emoji and plurals. Titles that start with the query come first, then other titles,
 * descriptions and keywords, each with the words in the order of the query before others. A query without words matches nothing.
 */
export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const words = splitWords(query);
  const parsed: Query = { phrase: words.join(' '), words: [...new Set(words)] };
  if (words.length === 0) return [];
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
