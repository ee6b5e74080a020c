// Tests that the data of one game or of all games is deleted, or that something is left.
import { expect, it } from 'vitest';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/game-storage.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { game as counterGame } from '#templates/mini-game/game.ts';
import { deleteGame, deleteAllGames, getLongestStreak, hasStoredData, readGameRecord } from '#app/arcade/statistics/game-records.ts';

const [beans, abacus] = [
  { ...counter, id: 'beans' },
  { ...counter, id: 'abacus' },
];

it('deletes the data of one game, or of all games', () => {
  const storage = createMemoryStorage();
  storage.set('abacus.statistics.ten', JSON.stringify({ ...NO_STATISTICS, played: 3 }));
  createGameStorage('beans', storage).write({ kind: 'variant', variant: 'ten' });
  createGameStorage('beans', storage).write({ kind: 'preference', id: 'sound', value: true });
  deleteGame(beans, storage);
  expect([beans, abacus].map((entry) => hasStoredData(entry, storage))).toEqual([false, true]);
  expect(storage.get('preferences')).not.toBeNull();
  deleteAllGames(storage);
  expect(storage.keys()).toEqual([]);
});

it('says that something is left on a device that refuses', () => {
  const { fail } = stubLocalStorage();
  const storage = createDeviceStorage();
  createGameStorage('beans', storage).write({ kind: 'variant', variant: 'ten' });
  fail('read-only');
  expect([deleteGame(beans, storage), deleteAllGames(storage)]).toEqual([false, false]);
  fail(null);
  expect([deleteGame(beans, storage), deleteAllGames(storage)]).toEqual([true, true]);
});

it('counts no streak of games between two players', () => {
  const storage = createMemoryStorage();
  const [mine, ours] = counterGame.rules.variants;
  for (const [id, longestStreak] of [
    [mine.id, 2],
    [ours?.id, 5],
  ] as const)
    storage.set(`beans.statistics.${id}`, JSON.stringify({ ...NO_STATISTICS, played: 5, longestStreak }));
  const isWinnable = (options: unknown) => options !== ours?.options;
  const record = readGameRecord({ entry: beans, game: { ...counterGame, results: { ...counterGame.results, isWinnable } } }, storage);
  expect(record.variants).toHaveLength(2);
  expect(getLongestStreak(record)).toBe(2);
});
