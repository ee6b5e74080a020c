// Creates game stores for tests, by default of the counter.
import { expect } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { GameLink } from '#app/game-kit/session/game-link.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

export const ADD = { type: 'add' };

/** The counter's variant with a clock. */
export const BY_CLOCK = 'twenty';

/** Opens a game on a device: the player's own, or that of a link. */
export function createTestStore(storage = createMemoryStorage(), game: MiniGame = counter, link?: GameLink) {
  const environment = createTestEnvironment(storage);
  const store = createGameStore(entry, game, environment, link);
  const effectTypes: string[] = [];
  store.listen(({ type }) => effectTypes.push(type));
  return { storage, environment, store, effectTypes };
}

/** Opens a game on a device, makes one move and closes it. Returns the state that it was left in. */
export function leaveGame(storage: TextStorage, link?: GameLink): CounterState {
  const { store } = createTestStore(storage, counter, link);
  store.play(ADD);
  store.close();
  return store.getSnapshot().state as CounterState;
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

/** Adds unless `shouldSkip`, until the game has this result. */
function playFor(result: 'lost' | 'won', store: GameStore, shouldSkip: (sum: number, goal: number) => boolean): void {
  while (store.getSnapshot().outcome === null) {
    const { count, step, goal } = store.getSnapshot().state as CounterState;
    store.play({ type: shouldSkip(count + step, goal) ? 'skip' : 'add' });
  }
  expect(store.getSnapshot().outcome?.result).toBe(result);
}

/** Skips the steps that reach the goal exactly, until it is passed. */
export const lose = (store: GameStore) => playFor('lost', store, (sum, goal) => sum === goal);

/** Skips the steps that pass the goal, until it is reached. */
export const win = (store: GameStore) => playFor('won', store, (sum, goal) => sum > goal);
