import { expect, it } from 'vitest';
import { counter as entry } from '#app/mini-games/counter/entry.ts';
import { game } from '#app/mini-games/counter/game.ts';
import { memoryStorage } from './device-storage.ts';
import { LATEST_KEY } from './latest.ts';
import { createShell } from './shell.ts';
import { testWorld } from './test-world.ts';

it('the game that was played last is the one in which something happened, not one that was only opened', () => {
  const storage = memoryStorage();
  storage.set(LATEST_KEY, 'another');
  const shell = createShell(entry, game, testWorld(storage));
  shell.newGame();
  expect(storage.get(LATEST_KEY)).toBe('another');
  shell.play({ type: 'add' });
  expect(storage.get(LATEST_KEY)).toBe(entry.id);
});
