// Lists the games whose board of today is not finished, for the lamps on the tiles.
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { getLocalDay } from './local-day.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { getDailySet } from './weekly-plan.ts';

export function listPendingToday(): ReadonlySet<string> {
  const storage = createDeviceStorage();
  const today = getLocalDay(new Date());
  return new Set(getDailySet(today).flatMap(({ game }) => (loadDailyLog(game, storage).has(today) ? [] : game)));
}
