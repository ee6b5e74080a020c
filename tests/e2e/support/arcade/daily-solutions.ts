// Solves a daily board with the rules of its game.
import { createBoardOfDay } from '#app/arcade/daily/model/board-of-day.ts';
import { findPlannedBoard } from '#app/arcade/daily/model/weekly-plan.ts';
import { rules as wordle } from '#app/games/wordle/rules/rules.ts';

/** The answer of a day's Wordle, from the rules of the game. */
export async function findWordleAnswer(day: number): Promise<string> {
  const planned = findPlannedBoard('wordle', day);
  if (!planned) throw new Error('Wordle is not in the set');
  const variant = wordle.variants.find(({ id }) => id === planned.variant);
  if (!variant) throw new Error(`Wordle has no ${planned.variant}`);
  await variant.resources?.load();
  const { seed } = createBoardOfDay({ rules: wordle as never }, planned, day);
  return wordle.start(variant.options, seed).answer;
}
