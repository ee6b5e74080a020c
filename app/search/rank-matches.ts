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

/** How closely an item has the words of a query: whole or at the start of its title, at the start of words, or only inside of them. */
const CLOSENESS = ['whole', 'start', 'inside'] as const;
type Closeness = (typeof CLOSENESS)[number];

interface Match<Item> {
  readonly item: Item;
  readonly closeness: Closeness;
}

/** The closeness and, 0 being the best, the rank among items as close; null means no match. */
function rankItem({ title, description, keywords = [] }: Searchable, query: Query) {
  const fields = [title, description, ...keywords].map(splitWords);
  const phrases = fields.map((words) => ` ${words.join(' ')} `);
  if (phrases[0]?.startsWith(` ${query.phrase}`)) return { closeness: 'whole', rank: 0 } as const;
  const includes = (count: number, phrase: string) => phrases.slice(0, count).some((text) => text.includes(phrase));
  const includesWords = (count: number, isWhole: boolean) => containsWords(fields.slice(0, count).flat(), query.words, isWhole);
  const tests: Record<Closeness, (count: number) => readonly boolean[]> = {
    whole: (count) => [includes(count, ` ${query.phrase} `), includesWords(count, true)],
    start: (count) => [includes(count, ` ${query.phrase}`), includesWords(count, false)],
    inside: (count) => [includes(count, query.phrase)],
  };
  const closeness = CLOSENESS.find((one) => tests[one](fields.length).includes(true)); // most items have none
  return closeness ? { closeness, rank: [1, 2, fields.length].flatMap(tests[closeness]).indexOf(true) + 1 } : null;
}

/**
 * Ignores case, accents, order, spaces, punctuation, emoji and plurals. The closest come first; among them titles that start with the query,
 * then other titles, descriptions and keywords, each with the words in the order of the query before others. A query without words matches
 * nothing.
 */
export function rankMatches<Item extends Searchable>(items: readonly Item[], query: string): readonly Match<Item>[] {
  const words = splitWords(query);
  const parsed: Query = { phrase: words.join(' '), words: [...new Set(words)] };
  if (words.length === 0) return [];
  return items
    .flatMap((item) => {
      const found = rankItem(item, parsed);
      return found ? [{ item, ...found }] : [];
    })
    .toSorted((a, b) => CLOSENESS.indexOf(a.closeness) - CLOSENESS.indexOf(b.closeness) || a.rank - b.rank);
}

export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  return rankMatches(items, query).map(({ item }) => item);
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
