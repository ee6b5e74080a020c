// Which games have a board of today that is still to be played, for the lamps of the tiles.
import { deviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { dayHere } from './local-day.ts';
import { dailyLog } from './daily-log.ts';
import { setOf } from './weekly-plan.ts';

/** The ids of the games whose boards of today wait. */
export function waitingToday(): ReadonlySet<string> {
  const storage = deviceStorage();
  const today = dayHere(new Date());
  return new Set(setOf(today).flatMap(({ game }) => (dailyLog(game, storage).has(today) ? [] : game)));
}
