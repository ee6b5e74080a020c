// The boards of a day, by the weekly plan.
import { isPlayed, WEEKLY_PLAN, type PlannedBoard } from '#app/content/data/weekly-plan.ts';
import { WEEK_LENGTH, getWeekday } from './calendar.ts';

/** The boards of a day; without those of mini games that the site does not have. */
export function getDailySet(day: number): readonly PlannedBoard[] {
  return WEEKLY_PLAN[getWeekday(day)]?.filter(isPlayed) ?? [];
}

/** Null if the day's set does not include the game. */
export function findPlannedBoard(game: string, day: number): PlannedBoard | null {
  return getDailySet(day).find((planned) => planned.game === game) ?? null;
}

/** The first day, starting with `day`, whose set includes the game; null if no set does. */
export function findNextDay(game: string, day: number): number | null {
  for (let next = day; next < day + WEEK_LENGTH; next += 1) if (findPlannedBoard(game, next)) return next;
  return null;
}
