// Runs a search over the studio's games and everything else, and retries with a corrected query if nothing is found.
import { findMatches, type Searchable } from './match-words.ts';
import { findCorrection } from './did-you-mean.ts';

export interface SearchResults<Game, Other> {
  /** Number of games that match the query as typed. */
  readonly count: number;
  /** The query that was used instead, one typo away; null if the query as typed found something or has no correction. */
  readonly correctedQuery: string | null;
  readonly games: readonly Game[];
  readonly others: readonly Other[];
}

/** Corrects typos only if nothing at all matches. */
export function runSearch<Game extends Searchable, Other extends Searchable>(
  query: string,
  games: readonly Game[],
  others: readonly Other[],
): SearchResults<Game, Other> {
  const [foundGames, foundOthers] = [findMatches(games, query), findMatches(others, query)];
  const isFound = foundGames.length + foundOthers.length > 0;
  const correctedQuery = isFound ? null : findCorrection([...games, ...others], query);
  if (correctedQuery === null) return { count: foundGames.length, correctedQuery, games: foundGames, others: foundOthers };
  return { count: 0, correctedQuery, games: findMatches(games, correctedQuery), others: findMatches(others, correctedQuery) };
}
