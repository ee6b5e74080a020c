// Finds the seed of a word that the player has not had for long.
import type { GameEvent, Rules, Variant } from '#app/game-kit/rules.ts';
import type { StorageWrite } from './persistence/game-storage.ts';
import { isFresh, type Round } from './persistence/rounds.ts';
import type { Session } from './session.ts';

type AnyRules = Rules<unknown, object, GameEvent, unknown>;

const MOST_SEEDS = 100_000; // no list is nearly as long

/** The first seed from this one on whose word may come after this round; this one if there is none, and in games without words. */
export function findFreshSeed({ start, words }: AnyRules, { options }: Variant<unknown>, seed: number, round: Round): number {
  if (!words) return seed;
  const length = words.getList(options).round;
  for (let step = 0; step < MOST_SEEDS; step += 1) {
    const next = (seed + step) >>> 0;
    if (isFresh(round, length, words.getPlace(start(options, next)))) return next;
  }
  return seed;
}

/** Adds the word of a game to its round on the device; null in games without words. */
export function createWordWrite({ words }: AnyRules, { origin, state }: Pick<Session, 'origin' | 'state'>): StorageWrite | null {
  return words ? { kind: 'word', ...words.getList(origin.variant.options), place: words.getPlace(state) } : null;
}
