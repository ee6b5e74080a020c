// Loads, reads and deletes the stored data of the mini games.
import { allGames } from '#app/games/demos.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import { isWinnable, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';

interface LoadedGame {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
}

/** Loads mini games and demos by ID, because their statistics need their rules and labels. Skips unknown IDs. */
export async function loadGames(ids: readonly string[]): Promise<readonly LoadedGame[]> {
  const entries = allGames.filter(({ id }) => ids.includes(id));
  return Promise.all(entries.map(async (entry) => ({ entry, game: (await entry.load()).game })));
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

/** Returns whether everything is gone from the device. */
function deleteKeys(keys: readonly string[], storage: TextStorage): boolean {
  return keys.map((key) => storage.remove(key)).every(Boolean);
}

/** Returns whether everything about the game is gone from the device. */
export function deleteGame({ id }: MiniGameEntry, storage: TextStorage): boolean {
  const keys = storage.keys().filter((key) => key.startsWith(`${id}.`));
  return deleteKeys(keys, storage);
}

/** Also deletes the preferences, which all games share. Returns whether everything is gone from the device. */
export function deleteAllGames(storage: TextStorage): boolean {
  return deleteKeys(storage.keys(), storage);
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
