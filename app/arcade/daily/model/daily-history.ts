// The visitor's results on all days, and the streaks computed from them.
import { type DailyLog, loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { type TextStorage, createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { computeStreak, type StreakDay, type Streak } from './streaks.ts';
import { findPlannedBoard, getDailySet } from './daily-set.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { useEffect, useState } from 'react';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';

/** Logs by game ID. */
export type DailyHistory = ReadonlyMap<string, DailyLog>;

export function readDailyHistory(storage: TextStorage): DailyHistory {
  return new Map(dailyGames.map(({ id }) => [id, loadDailyLog(id, storage)]));
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
  const [first] = getDailySet(today.day);
  const days = listStreakDays(dailyHistory.get(first?.game ?? '') ?? new Map());
  return computeStreak(
    days.filter(({ day }) => getDailySet(day).every(({ game }) => isWonOnTime(getDailyResult(dailyHistory, game, day)))),
    today,
  );
}

/** The visitor's daily results, kept current: reads again on `refresh`, when another tab stores a result, and when the page becomes visible. */
export function useDailyHistory(): readonly [dailyHistory: DailyHistory, refresh: () => void] {
  const [dailyHistory, setDailyHistory] = useState(() => readDailyHistory(createDeviceStorage()));
  useEffect(() => {
    const update = () => document.visibilityState === 'visible' && setDailyHistory(readDailyHistory(createDeviceStorage()));
    const stopWatching = watchOtherTabs(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return [dailyHistory, () => setDailyHistory(readDailyHistory(createDeviceStorage()))];
}
