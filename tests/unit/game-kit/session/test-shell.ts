// A shell for tests: of the counter, unless a test brings a game of its own.
import { expect } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-world.ts';

/** The counter's only move. */
export const ADD = { type: 'add' };

/** Its variant against time. */
export const BY_CLOCK = 'twenty';

export function createTestStore(storage = createMemoryStorage(), game: MiniGame = counter) {
  const environment = createTestEnvironment(storage);
  return { storage, environment, store: createGameStore(entry, game, environment) };
}

export function getCount(store: GameStore): number {
  return (store.getSnapshot().state as CounterState).count;
}

/** No game of the counter takes more presses. */
const MAX_PRESSES = 20;

/** Presses until the game is over. */
export function playToTheEnd(store: GameStore): void {
  for (let presses = 0; presses < MAX_PRESSES && store.getSnapshot().outcome === null; presses += 1) store.play(ADD);
  expect(store.getSnapshot().outcome).not.toBeNull();
}
