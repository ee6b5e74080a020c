// Loads, reads and deletes the stored data of the mini games.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/game-storage.ts';
import { isWinnable, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';

interface LoadedGame {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
}

export interface VariantRecord {
  readonly variant: Variant<unknown>;
  readonly statistics: Statistics;
}

export interface GameRecord extends LoadedGame {
  /** Variants with something to show, in the order of the rules. */
  readonly variants: readonly VariantRecord[];
  readonly isUnderway: boolean;
}

export function hasStoredData({ id }: MiniGameEntry, storage: TextStorage): boolean {
  return storage.keys().some((key) => key.startsWith(`${id}.`));
}

/** True if a game was finished, or a score was reached in an unfinished one. */
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

/** Deletes what has a key that begins so. Returns whether it is gone from the device. */
function deleteKeys(start: string, storage: TextStorage): boolean {
  const keys = storage.keys().filter((key) => key.startsWith(start));
  return keys.map((key) => storage.remove(key)).every(Boolean);
}

export function deleteGame({ id }: MiniGameEntry, storage: TextStorage): boolean {
  return deleteKeys(`${id}.`, storage);
}

/** Also deletes the preferences, which all games share. */
export function deleteAllGames(storage: TextStorage): boolean {
  return deleteKeys('', storage);
}

/** The sum over all variants. */
export function getTotal({ variants }: GameRecord, figure: 'played' | 'won' | 'hinted'): number {
  return variants.reduce((sum, { statistics }) => sum + statistics[figure], 0);
}

/** The maximum over all variants that a single player can win. */
export function getLongestStreak({ game, variants }: GameRecord): number {
  const winnable = variants.filter(({ variant }) => isWinnable(game.results, variant));
  return Math.max(0, ...winnable.map(({ statistics }) => statistics.longestStreak));
}
