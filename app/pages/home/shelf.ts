// Which games of a kind the home page shows.
import type { GameSummary } from '#app/content/queries/game-summary.ts';

const MAX_SHOWN = 6; // two rows of three; however large the catalogue grows, the home page stays as light as it is

export interface Shelf {
  readonly games: readonly GameSummary[];
  /** Whether the catalogue has more of them. */
  readonly hasMore: boolean;
}

/** The first six of `games`. */
export function createShelf(games: readonly GameSummary[]): Shelf {
  return { games: games.slice(0, MAX_SHOWN), hasMore: games.length > MAX_SHOWN };
}
