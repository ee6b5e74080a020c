// Runs a search over the studio's games and everything else, and retries with a corrected query if nothing is found.
import { findMatches, type Searchable } from './match-words.ts';
import { findCorrection } from './did-you-mean.ts';

/**
 * Corrects typos only if nothing at all matches; `correctedQuery` is the query that was used then, one typo away, and else null. `count` is
 * the number of games that match the query as typed.
 */
export function runSearch<Game extends Searchable, Other extends Searchable>(
  query: string,
  games: readonly Game[],
  others: readonly Other[],
) {
  const [foundGames, foundOthers] = [findMatches(games, query), findMatches(others, query)];
  const isFound = foundGames.length + foundOthers.length > 0;
  const correctedQuery = isFound ? null : findCorrection([...games, ...others], query);
  if (correctedQuery === null) return { count: foundGames.length, correctedQuery, games: foundGames, others: foundOthers };
  return { count: 0, correctedQuery, games: findMatches(games, correctedQuery), others: findMatches(others, correctedQuery) };
}
