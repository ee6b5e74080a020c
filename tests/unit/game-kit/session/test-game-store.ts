// Creates game stores for tests, by default of the counter.
import { expect } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

export const ADD = { type: 'add' };

/** The counter's variant with a clock. */
export const BY_CLOCK = 'twenty';

export function createTestStore(storage = createMemoryStorage(), game: MiniGame = counter) {
  const environment = createTestEnvironment(storage);
  return { storage, environment, store: createGameStore(entry, game, environment) };
}

export function getCount(store: GameStore): number {
  return (store.getSnapshot().state as CounterState).count;
}

/** No game of the counter takes more moves. */
const MAX_MOVES = 20;

/** Adds until the game is over. */
export function playToTheEnd(store: GameStore): void {
  for (let moves = 0; moves < MAX_MOVES && store.getSnapshot().outcome === null; moves += 1) store.play(ADD);
  expect(store.getSnapshot().outcome).not.toBeNull();
}
