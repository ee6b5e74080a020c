// All days of a visitor: what is done of each set, and the streaks of the games and of the whole set.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { Done } from '#app/game-kit/session/persistence/daily-result.ts';
import { dailyLog, type DailyLog } from './daily-log.ts';
import { streakOf, type KeptDay, type Streak } from './streaks.ts';
import { DAILY_GAMES, plannedFor, setOf } from './weekly-plan.ts';

/** By the games' ids. */
export type Kept = ReadonlyMap<string, DailyLog>;

export function keptDays(storage: TextStorage): Kept {
  return new Map(DAILY_GAMES.map((game) => [game, dailyLog(game, storage)]));
}

/** What came of a game's board of a day; null while it is to be played. */
export function doneOf(kept: Kept, game: string, day: number): Done | null {
  return kept.get(game)?.get(day) ?? null;
}

/** How many boards of a day's set are done. */
export function countDone(kept: Kept, day: number): number {
  return setOf(day).filter(({ game }) => doneOf(kept, game, day)).length;
}

/** The days on which a game was kept: begun in time, whatever came of it. */
function keptOf(log: DailyLog): KeptDay[] {
  return [...log].filter(([, { isOnTime }]) => isOnTime).map(([day, { zone }]) => ({ day, zone }));
}

/** The streak of one game; days without it in their sets neither count nor break it. */
export function gameStreak(kept: Kept, game: string, today: KeptDay): Streak {
  return streakOf(keptOf(kept.get(game) ?? new Map()), today, (day) => plannedFor(game, day) !== null);
}

/** The streak of the whole set: days on which every board was done that was begun in time. */
export function setStreak(kept: Kept, today: KeptDay): Streak {
  const [first] = DAILY_GAMES;
  const days = keptOf(kept.get(first ?? '') ?? new Map());
  return streakOf(
    days.filter(({ day }) => setOf(day).every(({ game }) => doneOf(kept, game, day)?.isOnTime === true)),
    today,
  );
}

/** The days in a row that the result of a day tells of: none on a past day, whose reader would take today's streak for one of back then. */
export function resultStreak(kept: Kept, day: number, today: KeptDay): number {
  return day === today.day ? setStreak(kept, today).current : 0;
}
