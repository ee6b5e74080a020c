// Deals a player's own games one after another on one device, by given seeds.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { createTestEnvironment } from './test-environment.ts';

interface Deal {
  readonly seed: number;
  readonly variant: string;
}

/** Returns the states in which the games begin: that of a first visit with the seed 0, and those of the deals. */
export function dealGames<State>(entry: MiniGameEntry, game: MiniGame, deals: readonly Deal[], storage = createMemoryStorage()): State[] {
  let seed = 0;
  const store = createGameStore(entry, game, { ...createTestEnvironment(storage), createSeed: () => seed });
  const states = [store.getSnapshot().state];
  for (const deal of deals) {
    ({ seed } = deal);
    store.newGame(deal.variant);
    states.push(store.getSnapshot().state);
  }
  return states as State[];
}
