// The daily log: the results of a game's daily boards, stored as one JSON value under `<game>.daily`.
import * as v from 'valibot';
import { parseStoredValue } from '#app/storage/read.ts';
import { DailyResult, mergeDailyResults, parseDay } from './daily-result.ts';
import type { TextStorage } from './device-storage.ts';

/** Results by day number. */
export type DailyLog = ReadonlyMap<number, DailyResult>;

const Log = v.object({ version: v.literal(1), days: v.record(v.string(), v.unknown()) });

/** The storage key of a game's log. */
export function getDailyLogKey(game: string): string {
  return `${game}.daily`;
}

/** Parses a stored log, dropping invalid days; null if the value is not a log at all. */
export function parseDailyLog(text: string | null): Map<number, DailyResult> | null {
  const log = parseStoredValue(Log, text);
  if (log === null) return null;
  return new Map(
    Object.entries(log.days).flatMap(([name, value]) => {
      const day = parseDay(name);
      const result = v.safeParse(DailyResult, value);
      return day !== null && result.success ? [[day, result.output] as const] : [];
    }),
  );
}

export function serializeDailyLog(log: DailyLog): string {
  return JSON.stringify({ version: 1, days: Object.fromEntries(log) });
}

/** Merges two logs of the same game, such as those of two devices. If a day has two results, the better one stays. */
export function mergeDailyLogs(ours: DailyLog, theirs: DailyLog): DailyLog {
  const merged = new Map(ours);
  for (const [day, result] of theirs) {
    const before = merged.get(day);
    merged.set(day, before ? mergeDailyResults(before, result) : result);
  }
  return merged;
}

/** The results of a game's daily boards. */
export function loadDailyLog(game: string, storage: TextStorage): DailyLog {
  return parseDailyLog(storage.get(getDailyLogKey(game))) ?? new Map();
}

/** Adds the result of a finished board to the log of a game. If the day already has a result, the better one stays. */
export function addToDailyLog(game: string, day: number, result: DailyResult, storage: TextStorage): void {
  storage.set(getDailyLogKey(game), serializeDailyLog(mergeDailyLogs(loadDailyLog(game, storage), new Map([[day, result]]))));
}
