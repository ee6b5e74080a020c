// A shell for tests: of the counter, unless a test brings a game of its own.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { counter as entry } from '#app/mini-games/counter/entry.ts';
import { game as counter } from '#app/mini-games/counter/game.ts';
import { memoryStorage } from './device-storage.ts';
import { createShell } from './shell.ts';
import { testWorld } from './test-world.ts';

/** The counter's only move. */
export const ADD = { type: 'add' };

export function opened(storage = memoryStorage(), game: MiniGame = counter) {
  const world = testWorld(storage);
  return { storage, world, shell: createShell(entry, game, world) };
}
