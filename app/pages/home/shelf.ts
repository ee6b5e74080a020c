// Which games of a kind the home page shows.
import type { GameSummary } from '#app/content/queries/game-summary.ts';

const SHOWN = 6; // two rows of three; however large the catalogue grows, the home page stays as light as it is

export interface Shelf {
  readonly shown: readonly GameSummary[];
  /** Whether the catalogue has more of them. */
  readonly hasMore: boolean;
}

/** The first six of `games`. */
export function shelve(games: readonly GameSummary[]): Shelf {
  return { shown: games.slice(0, SHOWN), hasMore: games.length > SHOWN };
}
