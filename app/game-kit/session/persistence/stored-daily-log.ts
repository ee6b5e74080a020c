// The daily log: the results of a game's daily boards, stored as one JSON value under `<game>.daily`.
import * as v from 'valibot';
import { parseStoredValue } from '#app/storage/read.ts';
import { DailyResult, mergeDailyResults, parseDay } from './daily-result.ts';
import type { TextStorage } from './device-storage.ts';

/** Results by day number. */
export type DailyLog = ReadonlyMap<number, DailyResult>;

const Log = v.object({ version: v.literal(1), days: v.record(v.string(), v.unknown()) });

function getKey(game: string): string {
  return `${game}.daily`;
}

/** The results of a game's daily boards, without invalid ones. */
export function loadDailyLog(game: string, storage: TextStorage): DailyLog {
  const { days = {} } = parseStoredValue(Log, storage.get(getKey(game))) ?? {};
  return new Map(
    Object.entries(days).flatMap(([name, value]) => {
      const day = parseDay(name);
      const result = v.safeParse(DailyResult, value);
      return day !== null && result.success ? [[day, result.output] as const] : [];
    }),
  );
}

/** Adds the result of a finished board to the log of a game. If the day already has a result, the better one stays. */
export function addToDailyLog(game: string, day: number, result: DailyResult, storage: TextStorage): void {
  const log = loadDailyLog(game, storage);
  const before = log.get(day);
  const days = Object.fromEntries(new Map(log).set(day, before ? mergeDailyResults(before, result) : result));
  storage.set(getKey(game), JSON.stringify({ version: 1, days }));
}
