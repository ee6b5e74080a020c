// What a search comes to: the studio's games, what is found beside them, and what was meant where nothing is found.
import { findMatches, type Searchable } from './match-words.ts';
import { findCorrection } from './did-you-mean.ts';

export interface SearchResults<Game, Other> {
  /** How many of the games hold the query as it was typed. */
  readonly count: number;
  /** The words that were searched for in place of the query, one slip away from it; null while the query finds something by itself. */
  readonly correctedQuery: string | null;
  readonly games: readonly Game[];
  readonly others: readonly Other[];
}

/** A slip is forgiven only where nothing at all is found. */
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
