// Tests the status of a tile: whether a game is in progress, and the statistic that it shows.
import { describe, expect, it } from 'vitest';
import { counter } from '#templates/mini-game/entry.ts';
import { game } from '#templates/mini-game/game.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { createTestEnvironment } from '#tests/unit/game-kit/session/test-environment.ts';
import type { TileStat } from '#app/game-kit/contract.ts';
import { readTileStatus } from '#app/game-kit/stage/result/tile-status.ts';

const ADD = { type: 'add' };

describe('a game in progress', () => {
  it('is in progress from its first move to its end', () => {
    const storage = createMemoryStorage();
    const store = createGameStore(counter, game, createTestEnvironment(storage));
    expect(readTileStatus(counter, storage).isUnderway).toBe(false);
    store.play(ADD);
    store.send({ type: 'leave' });
    expect(readTileStatus(counter, storage).isUnderway).toBe(true);
    while (store.getSnapshot().outcome === null) store.play(ADD);
    expect(readTileStatus(counter, storage).isUnderway).toBe(false);
  });

  it('is not reported if the save is invalid', () => {
    const storage = createMemoryStorage();
    storage.set('counter.save', '{"format":');
    expect(readTileStatus(counter, storage).isUnderway).toBe(false);
  });
});

describe('the tile statistic', () => {
  it.each<[TileStat, Partial<Statistics>, string | null]>([
    ['score', { bestScore: 240 }, 'Best 240'],
    ['score', {}, null],
    ['moves', { bestScore: 14 }, 'Best 14 moves'],
    ['time', { bestTimeMs: 65_000 }, 'Best 1:05'],
    ['time', { bestScore: 3 }, null],
    ['streak', { streak: 3 }, '3 in a row'],
    ['streak', { streak: 1 }, null],
  ])('%s with %o is %o', (stat, statistics, text) => {
    const storage = createMemoryStorage();
    const tileStat = { stat, variant: 'first' };
    storage.set('counter.statistics.first', JSON.stringify({ ...NO_STATISTICS, ...statistics }));
    expect(readTileStatus({ ...counter, tileStat }, storage).tileStat).toBe(text);
  });

  it('is that of the variant that was played last', () => {
    const storage = createMemoryStorage();
    storage.set('counter.statistics.twenty', JSON.stringify({ ...NO_STATISTICS, bestScore: 7 }));
    expect(readTileStatus(counter, storage).tileStat).toBeNull();
    storage.set('counter.variant', '"twenty"');
    expect(readTileStatus(counter, storage).tileStat).toBe('Best 7');
  });
});
