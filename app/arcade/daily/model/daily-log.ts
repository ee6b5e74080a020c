// What a device keeps of the boards of the days: which ones are done, game by game.
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

/** What came of a game's boards, by the numbers of their days. */
export type DailyLog = ReadonlyMap<number, DailyResult>;

/** Below a game's own key. */
const LOG_KEY = 'daily';

const Log = v.object({ version: v.literal(1), days: v.record(v.string(), v.unknown()) });

/** So many unfinished boards of each game are kept; older ones make room. */
const MAX_UNFINISHED = 14;

/** The days in a stored value, whoever wrote it; a day that makes no sense is left out. Null when it holds no log at all. */
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

/** A log as the text that is stored. */
export function serializeLog(log: DailyLog): string {
  return JSON.stringify({ version: 1, days: Object.fromEntries(log) });
}

/** The days whose keys begin so, by number. */
function listDaysByPrefix(game: string, prefix: string, storage: TextStorage): number[] {
  const beginning = `${game}.${prefix}`;
  return storage
    .keys()
    .flatMap((key) => (key.startsWith(beginning) ? Number(key.slice(beginning.length)) : []))
    .filter((day) => Number.isSafeInteger(day));
}

/** What came of a game's boards. A session files each end by itself; here they are gathered into one text. */
export function readDailyLog(game: string, storage: TextStorage): DailyLog {
  const key = `${game}.${LOG_KEY}`;
  const log = readDays(storage.get(key)) ?? new Map<number, DailyResult>();
  const fresh = listDaysByPrefix(game, RESULT_KEY_PREFIX, storage);
  for (const day of fresh) {
    const done = parseStoredValue(DailyResult, storage.get(`${game}.${RESULT_KEY_PREFIX}${day}`));
    const before = log.get(day);
    if (done) log.set(day, before ? mergeDailyResults(before, done, getDailyScoreDirection(game)) : done);
  }
  if (fresh.length > 0) storage.set(key, serializeLog(log));
  for (const day of fresh) storage.remove(`${game}.${RESULT_KEY_PREFIX}${day}`);
  return log;
}

/** A log with what another device has of the same game. */
export function mergeLogs(ours: DailyLog, theirs: DailyLog, game: string): DailyLog {
  const log = new Map(ours);
  for (const [day, done] of theirs) {
    const own = log.get(day);
    log.set(day, own ? mergeDailyResults(own, done, getDailyScoreDirection(game)) : done);
  }
  return log;
}

/** The key of a game's log below the one of all mini games. */
export function getLogKey(game: string): string {
  return `${game}.${LOG_KEY}`;
}

/** The days of which a game has an unfinished board. */
export function listUnfinishedDays(game: string, storage: TextStorage): readonly number[] {
  return listDaysByPrefix(game, UNFINISHED_KEY_PREFIX, storage).toSorted((a, b) => a - b);
}

/** Makes room for the board of `day`: the oldest unfinished boards go once there are too many. */
export function makeRoom(game: string, day: number, storage: TextStorage): void {
  const others = listUnfinishedDays(game, storage).filter((one) => one !== day);
  for (const old of others.slice(0, Math.max(0, others.length - MAX_UNFINISHED + 1)))
    storage.remove(`${game}.${UNFINISHED_KEY_PREFIX}${old}`);
}
