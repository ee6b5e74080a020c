// What the device keeps of the mini games, with the games that say what the figures mean.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';

export interface LoadedGame {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
}

export interface VariantRecord {
  readonly variant: Variant<unknown>;
  readonly statistics: Statistics;
}

export interface GameRecord extends LoadedGame {
  /** The variants of which there is something to tell, in the order of the rules. */
  readonly variants: readonly VariantRecord[];
  readonly isUnderway: boolean;
}

/** Whether anything is kept of a game. */
export function hasStoredData({ id }: MiniGameEntry, storage: TextStorage): boolean {
  return storage.keys().some((key) => key.startsWith(`${id}.`));
}

/** Whether a player would miss these statistics: a game was finished, or a score was reached in one that was not. */
function hasResults({ played, bestScore }: Statistics): boolean {
  return played > 0 || bestScore !== null;
}

export function readGameRecord({ entry, game }: LoadedGame, storage: TextStorage): GameRecord {
  const gameStorage = createGameStorage(entry.id, storage);
  return {
    entry,
    game,
    variants: game.rules.variants
      .map((variant) => ({ variant, statistics: gameStorage.loadStatistics(variant.id) }))
      .filter(({ statistics }) => hasResults(statistics)),
    isUnderway: gameStorage.loadSave('save') !== null,
  };
}

/** Removes everything that is kept of a game. */
export function deleteGame({ id }: MiniGameEntry, storage: TextStorage): void {
  for (const key of storage.keys()) if (key.startsWith(`${id}.`)) storage.remove(key);
}

/** Removes everything that is kept of all games, how they look included. */
export function deleteAllGames(storage: TextStorage): void {
  for (const key of storage.keys()) storage.remove(key);
}

/** How often something was done in all variants of a game. */
export function getTotal({ variants }: GameRecord, figure: 'played' | 'won' | 'hinted'): number {
  return variants.reduce((sum, { statistics }) => sum + statistics[figure], 0);
}

/** The longest streak of a game in any of its variants. */
export function getLongestStreak({ variants }: GameRecord): number {
  return Math.max(0, ...variants.map(({ statistics }) => statistics.longestStreak));
}
