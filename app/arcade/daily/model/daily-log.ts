// Stores which daily boards of a game are finished, with their results.
import * as v from 'valibot';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import {
  UNFINISHED_KEY_PREFIX,
  DailyResult,
  RESULT_KEY_PREFIX,
  mergeDailyResults,
} from '#app/game-kit/session/persistence/daily-result.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { getDailyScoreDirection } from './score-direction.ts';

/** Results by day number. */
export type DailyLog = ReadonlyMap<number, DailyResult>;

/** Appended to the game's own key. */
const LOG_KEY = 'daily';

const Log = v.object({ version: v.literal(1), days: v.record(v.string(), v.unknown()) });

/** Unfinished boards kept for each game; the oldest are removed first. */
const MAX_UNFINISHED = 14;

/** Parses a stored log, which may come from another device. Skips invalid days; returns null if the text is not a log at all. */
export function readDays(text: string | null): Map<number, DailyResult> | null {
  const log = parseStoredValue(Log, text);
  if (log === null) return null;
  return new Map(
    Object.entries(log.days).flatMap(([day, value]) => {
      const done = v.safeParse(DailyResult, value);
      return /^\d+$/.test(day) && done.success ? [[Number(day), done.output] as const] : [];
    }),
  );
}

export function serializeLog(log: DailyLog): string {
  return JSON.stringify({ version: 1, days: Object.fromEntries(log) });
}

/** Finds the day numbers in all keys of the game that start with `prefix`. */
function listDaysByPrefix(game: string, prefix: string, storage: TextStorage): number[] {
  const fullPrefix = `${game}.${prefix}`;
  return storage
    .keys()
    .flatMap((key) => (key.startsWith(fullPrefix) ? Number(key.slice(fullPrefix.length)) : []))
    .filter((day) => Number.isSafeInteger(day));
}

/** Reads a game's log. A session stores each result under its own key; this moves all of them into the log. */
export function readDailyLog(game: string, storage: TextStorage): DailyLog {
  const key = `${game}.${LOG_KEY}`;
  const log = readDays(storage.get(key)) ?? new Map<number, DailyResult>();
  const unmergedDays = listDaysByPrefix(game, RESULT_KEY_PREFIX, storage);
  for (const day of unmergedDays) {
    const done = parseStoredValue(DailyResult, storage.get(`${game}.${RESULT_KEY_PREFIX}${day}`));
    const existing = log.get(day);
    if (done) log.set(day, existing ? mergeDailyResults(existing, done, getDailyScoreDirection(game)) : done);
  }
  if (unmergedDays.length > 0) storage.set(key, serializeLog(log));
  for (const day of unmergedDays) storage.remove(`${game}.${RESULT_KEY_PREFIX}${day}`);
  return log;
}

/** Merges the logs of the same game from two devices. */
export function mergeLogs(ours: DailyLog, theirs: DailyLog, game: string): DailyLog {
  const log = new Map(ours);
  for (const [day, done] of theirs) {
    const ourResult = log.get(day);
    log.set(day, ourResult ? mergeDailyResults(ourResult, done, getDailyScoreDirection(game)) : done);
  }
  return log;
}

/** The log's key, relative to the common prefix of the mini games. */
export function getLogKey(game: string): string {
  return `${game}.${LOG_KEY}`;
}

/** Days for which the game has an unfinished board, in ascending order. */
export function listUnfinishedDays(game: string, storage: TextStorage): readonly number[] {
  return listDaysByPrefix(game, UNFINISHED_KEY_PREFIX, storage).toSorted((a, b) => a - b);
}

/** Removes the oldest unfinished boards, so that the board of `day` fits under the limit. */
export function makeRoom(game: string, day: number, storage: TextStorage): void {
  const others = listUnfinishedDays(game, storage).filter((other) => other !== day);
  for (const oldDay of others.slice(0, Math.max(0, others.length - MAX_UNFINISHED + 1)))
    storage.remove(`${game}.${UNFINISHED_KEY_PREFIX}${oldDay}`);
}
