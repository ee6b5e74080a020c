// Reads the daily log of a game, and limits the number of its unfinished daily boards. The session writes the log when a board is finished.
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { UNFINISHED_KEY_PREFIX } from '#app/game-kit/session/persistence/daily-result.ts';
import { listDaysByPrefix, loadDailyLog, type DailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { getDailyScoreDirection } from './score-direction.ts';

/** How many unfinished boards of each game are kept; the oldest are deleted. */
const MAX_UNFINISHED = 14;

/** The results of a game's daily boards by day number. */
export function readDailyLog(game: string, storage: TextStorage): DailyLog {
  return loadDailyLog(game, storage, getDailyScoreDirection(game));
}

/** The days for which a game has an unfinished board, in order. */
export function listUnfinishedDays(game: string, storage: TextStorage): readonly number[] {
  return listDaysByPrefix(game, UNFINISHED_KEY_PREFIX, storage).toSorted((a, b) => a - b);
}

/** Makes room for the board of `day` by deleting the oldest unfinished boards if there are too many. */
export function makeRoom(game: string, day: number, storage: TextStorage): void {
  const others = listUnfinishedDays(game, storage).filter((one) => one !== day);
  for (const old of others.slice(0, Math.max(0, others.length - MAX_UNFINISHED + 1)))
    storage.remove(`${game}.${UNFINISHED_KEY_PREFIX}${old}`);
}
