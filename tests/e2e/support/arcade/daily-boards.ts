// A day of the daily boards, stored results of it, and solutions by the rules of the games.
import { createBoardOfDay } from '#app/arcade/daily/model/board-of-day.ts';
import { findPlannedBoard } from '#app/arcade/daily/model/daily-set.ts';
import { rules as wordle } from '#app/games/wordle/rules/rules.ts';

export const DAY = 22; // Sunday, November 22, 2026
export const EVENING = new Date('2026-11-22T20:00:00-08:00');

const WON = {
  result: 'won',
  score: null,
  better: 'lower',
  elapsedMs: 205_000,
  hints: 0,
  drawing: null,
  isOnTime: true,
  zone: -480,
  target: null,
  tries: 1,
};

/** A stored daily history with this result on each of these days. */
export function createDailyHistory(result: 'won' | 'lost', ...days: readonly number[]): object {
  return { version: 1, days: Object.fromEntries(days.map((day) => [day, { ...WON, result }])) };
}

/** The answer of a day's Wordle, from the rules of the game. */
export async function findWordleAnswer(day: number): Promise<string> {
  const planned = findPlannedBoard('wordle', day);
  const variant = wordle.variants.find(({ id }) => id === planned?.variant);
  if (!planned || !variant) throw new Error(`Wordle has no board for day ${day}`);
  await variant.resources?.load();
  return wordle.start(variant.options, createBoardOfDay({ rules: wordle as never }, planned, day).seed).answer;
}
