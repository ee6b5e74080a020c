// A shell for tests: of the counter, unless a test brings a game of its own.
import { expect } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { memoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createShell, type Shell } from '#app/game-kit/session/game-store.ts';
import { testWorld } from './test-world.ts';

/** The counter's only move. */
export const ADD = { type: 'add' };

/** Its variant against time. */
export const BY_CLOCK = 'twenty';

export function opened(storage = memoryStorage(), game: MiniGame = counter) {
  const world = testWorld(storage);
  return { storage, world, shell: createShell(entry, game, world) };
}

export function countOf(shell: Shell): number {
  return (shell.getSnapshot().state as CounterState).count;
}

/** No game of the counter takes more presses. */
const MOST_PRESSES = 20;

/** Presses until the game is over. */
export function playToTheEnd(shell: Shell): void {
  for (let presses = 0; presses < MOST_PRESSES && shell.getSnapshot().outcome === null; presses += 1) shell.play(ADD);
  expect(shell.getSnapshot().outcome).not.toBeNull();
}
