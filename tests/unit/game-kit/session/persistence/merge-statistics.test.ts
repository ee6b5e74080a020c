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

it('keeps the faster time of two equal best scores', () => {
  const slower = { ...LAPTOP, bestScore: 12, bestScoreTimeMs: 55_000 };
  expect(mergeStatistics(PHONE, slower, 'higher')).toMatchObject({ bestScore: 12, bestScoreTimeMs: 50_000 });
});

it('keeps milestones of a game that neither device has finished', () => {
  const reached = { ...NO_STATISTICS, outcomes: { tile: 1 } };
  expect(mergeStatistics(NO_STATISTICS, reached, 'higher')).toEqual(reached);
  expect(mergeStatistics(reached, NO_STATISTICS, 'higher')).toEqual(reached);
});

it('takes over a record if there is none yet', () => {
  expect(mergeStatistics(NO_STATISTICS, LAPTOP, 'lower')).toEqual(LAPTOP);
  expect(mergeStatistics(LAPTOP, NO_STATISTICS, 'lower')).toEqual(LAPTOP);
});
