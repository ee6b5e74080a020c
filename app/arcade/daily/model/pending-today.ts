// Which games have a board of today that is still to be played, for the lamps of the tiles.
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { getLocalDay } from './local-day.ts';
import { readDailyLog } from './daily-log.ts';
import { getDailySet } from './weekly-plan.ts';

/** The ids of the games whose boards of today wait. */
export function listPendingToday(): ReadonlySet<string> {
  const storage = createDeviceStorage();
  const today = getLocalDay(new Date());
  return new Set(getDailySet(today).flatMap(({ game }) => (readDailyLog(game, storage).has(today) ? [] : game)));
}
