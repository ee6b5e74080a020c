// Tests the plan of the daily boards of Puzzle.
import { expect, it } from 'vitest';
import { createBoardOfDay, getDailySeed } from '#app/arcade/daily/model/board-of-day.ts';
import { toDate } from '#app/arcade/daily/model/calendar.ts';
import { findPlannedBoard, getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { game } from '#app/games/puzzle/game.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';

const SECOND_PLAN_MONDAY = 37;
const isDaily = dailyGames.some(({ id }) => id === 'puzzle');

it.runIf(isDaily)('keeps the plan of earlier days, and has larger boards from December 7, 2026 on', () => {
  const readVariants = (monday: number) => [1, 3, 5].map((weekday) => findPlannedBoard('puzzle', monday + weekday)?.variant);
  expect(toDate(SECOND_PLAN_MONDAY)).toEqual(new Date('2026-12-07'));
  expect(readVariants(SECOND_PLAN_MONDAY - 7)).toEqual(['3x3', '3x3', '3x3']);
  expect(readVariants(SECOND_PLAN_MONDAY)).toEqual(['3x3', '4x4', '5x5']);
  for (let day = SECOND_PLAN_MONDAY; day < SECOND_PLAN_MONDAY + 7; day += 1)
    expect(getDailySet(day).slice(0, -1)).toEqual(getDailySet(day - 7).slice(0, -1));
});

it.runIf(isDaily)('takes any board of the larger variants, without a target', () => {
  for (const day of [SECOND_PLAN_MONDAY + 3, SECOND_PLAN_MONDAY + 5]) {
    const planned = findPlannedBoard('puzzle', day);
    const board = planned && createBoardOfDay(game as MiniGame, planned, day);
    expect(board).toMatchObject({ seed: getDailySeed('puzzle', day), target: null });
  }
});
