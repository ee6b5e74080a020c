// The boards of a day, by the weekly plan.
import { isPlayed, PLANS, type PlannedBoard } from '#app/content/data/weekly-plan.ts';
import { WEEK_LENGTH, getWeekday } from './calendar.ts';

const NEWEST_PLAN_DAY = PLANS.at(-1)?.firstDay ?? 0;

/** The boards of a day; without those of mini games that the site does not have. */
export function getDailySet(day: number): readonly PlannedBoard[] {
  return PLANS.findLast(({ firstDay }) => day >= firstDay)?.week[getWeekday(day)]?.filter(isPlayed) ?? [];
}

/** Null if the day's set does not include the game. */
export function findPlannedBoard(game: string, day: number): PlannedBoard | null {
  return getDailySet(day).find((planned) => planned.game === game) ?? null;
}

/** The first day, starting with `day`, whose set includes the game; null if no set does. A game may come with a plan that has not begun. */
export function findNextDay(game: string, day: number): number | null {
  const end = Math.max(day, NEWEST_PLAN_DAY) + WEEK_LENGTH;
  for (let next = day; next < end; next += 1) if (findPlannedBoard(game, next)) return next;
  return null;
}
