// Runs a search over the studio's games and everything else, and retries with a corrected query if nothing is found.
import { findMatches, rankMatches, type Searchable } from './rank-matches.ts';
import { splitWords } from './search-words.ts';

/** Shorter words are one typo away from too many other words. */
const MIN_WORD_LENGTH = 4;

/** True for words exactly one typo apart (Damerau's four kinds). False for equal words. */
export function isOneTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** All searchable words, those of titles first. */
function collectVocabulary(items: readonly Searchable[]): string[] {
  const fields = [
    items.map(({ title }) => title),
    items.map(({ description }) => description),
    items.flatMap(({ keywords }) => keywords ?? []),
  ];
  return [...new Set(fields.flat().flatMap(splitWords))];
}

/** The corrected query; null if a word has no correction. */
export function findCorrection(items: readonly Searchable[], query: string): string | null {
  const vocabulary = collectVocabulary(items);
  const queryWords = splitWords(query);
  const words = queryWords.map((word) =>
    vocabulary.some((known) => known.includes(word)) || word.length < MIN_WORD_LENGTH
      ? word
      : (vocabulary.find((known) => known.length >= MIN_WORD_LENGTH && isOneTypo(word, known)) ?? word),
  );
  const corrected = words.join(' ');
  return corrected !== queryWords.join(' ') && findMatches(items, corrected).length > 0 ? corrected : null;
}

/**
 * Corrects typos only if nothing at all matches; `correctedQuery` is the query that was used then, one typo away, and else null. `count` is
 * the number of games that match the query as typed. The others come first where a word of the query is whole in them and in no game;
 * `isNear` where the query stands only inside of words.
 */
export function runSearch<Game extends Searchable, Other extends Searchable>(
  query: string,
  games: readonly Game[],
  others: readonly Other[],
) {
  const find = (words: string) => [rankMatches(games, words), rankMatches(others, words)] as const;
  const found = find(query);
  const isFound = found.flat().length > 0;
  const correctedQuery = isFound ? null : findCorrection([...games, ...others], query);
  const [foundGames, foundOthers] = correctedQuery === null ? found : find(correctedQuery);
  const [closestGame, closestOther] = [foundGames[0]?.closeness, foundOthers[0]?.closeness];
  return {
    count: correctedQuery === null ? foundGames.length : 0,
    correctedQuery,
    games: foundGames.map(({ item }) => item),
    others: foundOthers.map(({ item }) => item),
    areOthersFirst: closestOther === 'whole' && closestGame !== 'whole',
    isNear: isFound && [closestGame, closestOther].every((closeness) => closeness !== 'whole' && closeness !== 'start'),
  };
}
