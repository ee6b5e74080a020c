// All days of a visitor: what is done of each set, and the streaks of the games and of the whole set.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import type { DailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { readDailyLog } from './daily-log.ts';
import { computeStreak, type StreakDay, type Streak } from './streaks.ts';
import { DAILY_GAME_IDS, findPlannedBoard, getDailySet } from './weekly-plan.ts';

/** By the games' ids. */
export type DailyHistory = ReadonlyMap<string, DailyLog>;

export function readDailyHistory(storage: TextStorage): DailyHistory {
  return new Map(DAILY_GAME_IDS.map((game) => [game, readDailyLog(game, storage)]));
}

/** What came of a game's board of a day; null while it is to be played. */
export function getDailyResult(dailyHistory: DailyHistory, game: string, day: number): DailyResult | null {
  return dailyHistory.get(game)?.get(day) ?? null;
}

/** How many boards of a day's set are done. */
export function countDone(dailyHistory: DailyHistory, day: number): number {
  return getDailySet(day).filter(({ game }) => getDailyResult(dailyHistory, game, day)).length;
}

/** The days on which a game was kept: begun in time, whatever came of it. */
function listOnTimeDays(log: DailyLog): StreakDay[] {
  return [...log].filter(([, { isOnTime }]) => isOnTime).map(([day, { zone }]) => ({ day, zone }));
}

/** The streak of one game; days without it in their sets neither count nor break it. */
export function computeGameStreak(dailyHistory: DailyHistory, game: string, today: StreakDay): Streak {
  return computeStreak(listOnTimeDays(dailyHistory.get(game) ?? new Map()), today, (day) => findPlannedBoard(game, day) !== null);
}

/** The streak of the whole set: days on which every board was done that was begun in time. */
export function computeSetStreak(dailyHistory: DailyHistory, today: StreakDay): Streak {
  const [first] = DAILY_GAME_IDS;
  const days = listOnTimeDays(dailyHistory.get(first ?? '') ?? new Map());
  return computeStreak(
    days.filter(({ day }) => getDailySet(day).every(({ game }) => getDailyResult(dailyHistory, game, day)?.isOnTime === true)),
    today,
  );
}

/** The days in a row that the result of a day tells of: none on a past day, whose reader would take today's streak for one of back then. */
export function computeResultStreak(dailyHistory: DailyHistory, day: number, today: StreakDay): number {
  return day === today.day ? computeSetStreak(dailyHistory, today).current : 0;
}
