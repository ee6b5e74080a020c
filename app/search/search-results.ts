// What a search comes to: the studio's games, what is found beside them, and what was meant where nothing is found.
import { findMatches, type Searchable } from './match-words.ts';
import { meantBy } from './did-you-mean.ts';

export interface Results<Game, Other> {
  /** How many of the games hold the query as it was typed. */
  readonly count: number;
  /** The words that were searched for in place of the query, one slip away from it; null while the query finds something by itself. */
  readonly meant: string | null;
  readonly games: readonly Game[];
  readonly others: readonly Other[];
}

/** A slip is forgiven only where nothing at all is found. */
export function searchFor<Game extends Searchable, Other extends Searchable>(
  query: string,
  games: readonly Game[],
  others: readonly Other[],
): Results<Game, Other> {
  const [foundGames, foundOthers] = [findMatches(games, query), findMatches(others, query)];
  const isFound = foundGames.length + foundOthers.length > 0;
  const meant = isFound ? null : meantBy([...games, ...others], query);
  if (meant === null) return { count: foundGames.length, meant, games: foundGames, others: foundOthers };
  return { count: 0, meant, games: findMatches(games, meant), others: findMatches(others, meant) };
}
