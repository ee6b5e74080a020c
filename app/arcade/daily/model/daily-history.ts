// The visitor's results on all days, and the streaks computed from them.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import type { DailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { completeOldResults } from './old-results.ts';
import { computeStreak, type StreakDay, type Streak } from './streaks.ts';
import { DAILY_GAME_IDS, findPlannedBoard, getDailySet } from './weekly-plan.ts';

/** Logs by game ID. */
export type DailyHistory = ReadonlyMap<string, DailyLog>;

export function readDailyHistory(storage: TextStorage): DailyHistory {
  return new Map(DAILY_GAME_IDS.map((game) => [game, completeOldResults(loadDailyLog(game, storage))]));
}

/** Null if the board has not been finished. */
export function getDailyResult(dailyHistory: DailyHistory, game: string, day: number): DailyResult | null {
  return dailyHistory.get(game)?.get(day) ?? null;
}

/** Counts the finished boards of a day's set. */
export function countDone(dailyHistory: DailyHistory, day: number): number {
  return getDailySet(day).filter(({ game }) => getDailyResult(dailyHistory, game, day)).length;
}

/** Whether a board counts for a streak: it was started on its own day, and that try or a later one of the day was won. */
function isWonOnTime(done: DailyResult | null): boolean {
  return done?.result === 'won' && done.isOnTime;
}

function listStreakDays(log: DailyLog): StreakDay[] {
  return [...log].filter(([, done]) => isWonOnTime(done)).map(([day, { zone }]) => ({ day, zone }));
}

/** Days whose set does not include the game neither extend nor break its streak. */
export function computeGameStreak(dailyHistory: DailyHistory, game: string, today: StreakDay): Streak {
  return computeStreak(listStreakDays(dailyHistory.get(game) ?? new Map()), today, (day) => findPlannedBoard(game, day) !== null);
}

/** A day counts if every board of its set was started on that day and won. */
export function computeSetStreak(dailyHistory: DailyHistory, today: StreakDay): Streak {
  const [first] = DAILY_GAME_IDS;
  const days = listStreakDays(dailyHistory.get(first ?? '') ?? new Map());
  return computeStreak(
    days.filter(({ day }) => getDailySet(day).every(({ game }) => isWonOnTime(getDailyResult(dailyHistory, game, day)))),
    today,
  );
}

/** The set streak to mention in a shared result. Zero for a past day, because readers would take today's streak for the one of that day. */
export function computeResultStreak(dailyHistory: DailyHistory, day: number, today: StreakDay): number {
  return day === today.day ? computeSetStreak(dailyHistory, today).current : 0;
}
