// Tests that the statistics of a game contain only figures that make sense for it, and what its tile shows of them.
import { describe, expect, it } from 'vitest';
import type { Results, TileStat } from '#app/game-kit/contract.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { getStatisticFigures } from '#app/game-kit/result/statistic-figures.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { ADD, createTestStore, playToTheEnd } from '#tests/unit/game-kit/session/test-game-store.ts';
import { readTileStatus } from '#app/game-kit/result/tile-status.ts';

type AnyResults = Results<unknown, unknown>;

const VARIANT = { id: 'one', label: 'One', pace: 'turns', options: null } as const;
const SCORE = { getScore: () => 0, name: 'score', better: 'higher' } as const;
const FEWER = { ...SCORE, name: 'moves', better: 'lower' } as const;
const WINS = ['Won', 'Win rate', 'Streak'];

function createFigureMap(results: AnyResults | undefined, statistics: Partial<Statistics> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(getStatisticFigures(results, VARIANT, { ...NO_STATISTICS, ...statistics }));
}

describe('statistics', () => {
  it.each<[string, AnyResults | undefined, readonly string[]]>([
    ['wins if the game can be won', undefined, ['Played', ...WINS]],
    ['no wins if no single player can win in this variant', { isWinnable: (options) => options !== VARIANT.options }, ['Played']],
    ['wins if a single player can win in this variant', { isWinnable: (options) => options === VARIANT.options }, ['Played', ...WINS]],
    ['the best score of a game for points', { score: SCORE, isWinnable: () => false }, ['Played', 'Best score']],
    ['the fewest moves', { score: FEWER }, ['Played', ...WINS, 'Fewest moves']],
    ['the best time if time is measured', { time: (ms) => ms }, ['Played', ...WINS, 'Best time']],
    ['no record of wins if no single player can win', { score: FEWER, time: (ms) => ms, isWinnable: () => false }, ['Played']],
    ['the best time but no score of a race', { score: SCORE, time: (ms) => ms, isWinnable: () => true }, ['Played', ...WINS, 'Best time']],
  ])('show %s', (_, results, names) => {
    expect(Object.keys(createFigureMap(results, { played: 1, won: 1, bestScore: 9, bestTimeMs: 9 }))).toEqual(names);
    expect(createFigureMap(results)).toEqual({});
  });

  it('show the number of games with hints, if there are any', () => {
    expect(createFigureMap(undefined)).not.toHaveProperty('With hints');
    expect(createFigureMap(undefined, { played: 3, hinted: 2 })).toMatchObject({ Played: '3', 'With hints': '2' });
  });

  it('format figures', () => {
    const statistics = { played: 3, won: 2, streak: 1, longestStreak: 2, bestScore: 14, bestTimeMs: 65_000, bestScoreTimeMs: 72_000 };
    const results: AnyResults = { score: FEWER, time: (ms) => ms };
    expect(createFigureMap(results, statistics)).toEqual({
      Played: '3',
      Won: '2',
      'Win rate': '67%',
      Streak: '1 (longest 2)',
      'Fewest moves': '14 in 1:12',
      'Best time': '1:05',
    });
    const race: AnyResults = { score: SCORE, time: (ms) => ms, isWinnable: () => true };
    expect(createFigureMap(race, { bestTimeMs: 65_478 })).toMatchObject({ 'Best time': '1:05.47' });
  });
});

it('is in progress from its first move to its end', () => {
  const { storage, store } = createTestStore();
  const isUnderway = () => readTileStatus(counter, storage).isUnderway;
  expect(isUnderway()).toBe(false);
  store.play(ADD);
  store.send({ type: 'leave' });
  expect(isUnderway()).toBe(true);
  playToTheEnd(store);
  expect(isUnderway()).toBe(false);
  storage.set('counter.save', '{"version":');
  expect(isUnderway()).toBe(false);
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
