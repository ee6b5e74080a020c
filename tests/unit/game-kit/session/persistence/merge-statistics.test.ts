import { expect, it } from 'vitest';
import { mergeStatistics } from '#app/game-kit/session/persistence/merge-statistics.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';

const PHONE: Statistics = {
  ...NO_STATISTICS,
  played: 9,
  won: 6,
  streak: 1,
  longestStreak: 3,
  bestScore: 12,
  bestScoreTimeMs: 50_000,
  bestTimeMs: 40_000,
};
const LAPTOP: Statistics = {
  ...NO_STATISTICS,
  played: 4,
  won: 4,
  streak: 4,
  longestStreak: 4,
  bestScore: 10,
  bestScoreTimeMs: 70_000,
  bestTimeMs: 60_000,
};

it('keeps the counts of the device with more finished games, and the better record of both', () => {
  const merged = mergeStatistics(PHONE, LAPTOP, 'lower');
  expect(merged).toMatchObject({
    played: 9,
    won: 6,
    streak: 1,
    longestStreak: 4,
    bestScore: 10,
    bestScoreTimeMs: 70_000,
    bestTimeMs: 40_000,
  });
  expect(mergeStatistics(PHONE, LAPTOP, 'higher')).toMatchObject({ bestScore: 12, bestScoreTimeMs: 50_000 });
});

it('is commutative and idempotent', () => {
  const merged = mergeStatistics(PHONE, LAPTOP, 'higher');
  expect(mergeStatistics(LAPTOP, PHONE, 'higher')).toEqual(merged);
  expect(mergeStatistics(merged, LAPTOP, 'higher')).toEqual(merged);
});

const SLOWER: Statistics = { ...LAPTOP, bestScore: 12, bestScoreTimeMs: 55_000 };
const REACHED: Statistics = { ...NO_STATISTICS, outcomes: { tile: 1 } };

it.each([
  ['the faster time of two equal best scores', PHONE, SLOWER, { bestScore: 12, bestScoreTimeMs: 50_000 }],
  ['milestones of a game that neither device has finished', NO_STATISTICS, REACHED, REACHED],
  ['a record if there is none yet', NO_STATISTICS, LAPTOP, LAPTOP],
])('keeps %s, in either order', (_, one, other, kept) => {
  expect(mergeStatistics(one, other, 'higher')).toMatchObject(kept);
  expect(mergeStatistics(other, one, 'higher')).toMatchObject(kept);
});
