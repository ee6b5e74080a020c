// Selects the games of one status for the home page.
import type { GameSummary } from '#app/content/queries/game-summary.ts';

const MAX_SHOWN = 6; // two rows of three; limits the size of the home page as the catalogue grows

export interface Shelf {
  readonly games: readonly GameSummary[];
  /** True if the catalogue has more games of this status. */
  readonly hasMore: boolean;
}

export function createShelf(games: readonly GameSummary[]): Shelf {
  return { games: games.slice(0, MAX_SHOWN), hasMore: games.length > MAX_SHOWN };
}
