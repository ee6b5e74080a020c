import { expect, it, vi } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game } from '#templates/mini-game/game.ts';
import { memoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { LATEST_KEY, latestPlayed } from '#app/game-kit/session/persistence/latest-game.ts';
import { PREFIX } from '#app/game-kit/session/persistence/key-prefix.ts';
import { createShell } from '#app/game-kit/session/game-store.ts';
import { testWorld } from '#tests/unit/game-kit/session/test-world.ts';

it('the game that was played last is the one in which something happened, not one that was only opened', () => {
  const storage = memoryStorage();
  storage.set(LATEST_KEY, 'another');
  const shell = createShell(entry, game, testWorld(storage));
  shell.newGame();
  expect(storage.get(LATEST_KEY)).toBe('another');
  shell.play({ type: 'add' });
  expect(storage.get(LATEST_KEY)).toBe(entry.id);
});

it('is known wherever the device tells', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === `${PREFIX}${LATEST_KEY}` ? 'tetris' : null) });
  expect(latestPlayed()).toBe('tetris');
  vi.stubGlobal('localStorage', undefined);
  expect(latestPlayed()).toBeNull();
  vi.unstubAllGlobals();
});
