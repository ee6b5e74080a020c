// The daily log: the results of a game's daily boards, stored as one JSON value under `<game>.daily`.
import * as v from 'valibot';
import { parseStoredValue } from '#app/storage/read.ts';
import { DailyResult, mergeDailyResults } from './daily-result.ts';
import type { TextStorage } from './device-storage.ts';
import type { ScoreDirection } from './statistics.ts';

/** Results by day number. */
export type DailyLog = ReadonlyMap<number, DailyResult>;

const Log = v.object({ version: v.literal(1), days: v.record(v.string(), v.unknown()) });

/** Earlier releases stored each result under a key of its own, `<game>.done.<day>`, until the log was read the next time. */
const LEGACY_KEY_PREFIX = 'done.';

/** The storage key of a game's log. */
export function getDailyLogKey(game: string): string {
  return `${game}.daily`;
}

/** Parses a stored log, dropping invalid days; null if the value is not a log at all. */
export function parseDailyLog(text: string | null): Map<number, DailyResult> | null {
  const log = parseStoredValue(Log, text);
  if (log === null) return null;
  return new Map(
    Object.entries(log.days).flatMap(([day, value]) => {
      const result = v.safeParse(DailyResult, value);
      return /^\d+$/.test(day) && result.success ? [[Number(day), result.output] as const] : [];
    }),
  );
}

export function serializeDailyLog(log: DailyLog): string {
  return JSON.stringify({ version: 1, days: Object.fromEntries(log) });
}

function withResult(log: DailyLog, day: number, result: DailyResult, better: ScoreDirection): DailyLog {
  const before = log.get(day);
  return new Map(log).set(day, before ? mergeDailyResults(before, result, better) : result);
}

/** Merges two logs of the same game, such as those of two devices. */
export function mergeDailyLogs(ours: DailyLog, theirs: DailyLog, better: ScoreDirection): DailyLog {
  return [...theirs].reduce<DailyLog>((log, [day, result]) => withResult(log, day, result, better), new Map(ours));
}

/** The day numbers of the keys `<game>.<prefix><day>`. */
export function listDaysByPrefix(game: string, prefix: string, storage: TextStorage): number[] {
  const start = `${game}.${prefix}`;
  return storage
    .keys()
    .flatMap((key) => (key.startsWith(start) ? Number(key.slice(start.length)) : []))
    .filter((day) => Number.isSafeInteger(day));
}

/** Reads the log of a game, including results that an earlier release has stored. Does not write. */
export function loadDailyLog(game: string, storage: TextStorage, better: ScoreDirection): DailyLog {
  const legacy = listDaysByPrefix(game, LEGACY_KEY_PREFIX, storage).flatMap((day) => {
    const result = parseStoredValue(DailyResult, storage.get(`${game}.${LEGACY_KEY_PREFIX}${day}`));
    return result ? [[day, result] as const] : [];
  });
  return mergeDailyLogs(parseDailyLog(storage.get(getDailyLogKey(game))) ?? new Map(), new Map(legacy), better);
}

/** Adds the result of a finished board to the log of a game. If the day already has a result, the better one stays. */
export function addToDailyLog(game: string, day: number, result: DailyResult, better: ScoreDirection, storage: TextStorage): void {
  storage.set(getDailyLogKey(game), serializeDailyLog(withResult(loadDailyLog(game, storage, better), day, result, better)));
  for (const old of listDaysByPrefix(game, LEGACY_KEY_PREFIX, storage)) storage.remove(`${game}.${LEGACY_KEY_PREFIX}${old}`);
}
