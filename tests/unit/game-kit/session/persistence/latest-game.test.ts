import { expect, it, vi } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game } from '#templates/mini-game/game.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { LATEST_KEY, getLastPlayedGameId } from '#app/game-kit/session/persistence/latest-game.ts';
import { KEY_PREFIX } from '#app/game-kit/session/persistence/key-prefix.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from '#tests/unit/game-kit/session/test-environment.ts';

it('the latest game is the last one with a move, not one that was only opened', () => {
  const storage = createMemoryStorage();
  storage.set(LATEST_KEY, 'another');
  const store = createGameStore(entry, game, createTestEnvironment(storage));
  store.newGame();
  expect(storage.get(LATEST_KEY)).toBe('another');
  store.play({ type: 'add' });
  expect(storage.get(LATEST_KEY)).toBe(entry.id);
});

it('reads the latest game from the device', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === `${KEY_PREFIX}${LATEST_KEY}` ? 'tetris' : null) });
  expect(getLastPlayedGameId()).toBe('tetris');
  vi.stubGlobal('localStorage', undefined);
  expect(getLastPlayedGameId()).toBeNull();
  vi.unstubAllGlobals();
});
