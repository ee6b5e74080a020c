// How the visitor stands in every mini game, for the tiles; a chunk of its own.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { waitingToday } from '#app/arcade/daily/model/pending-today.ts';
import { deviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { standingIn } from '#app/game-kit/stage/figures/tile-status.ts';
import type { TileStanding } from './use-tile-statuses.ts';

export function standingsNow(entries: readonly MiniGameEntry[]): ReadonlyMap<string, TileStanding> {
  const storage = deviceStorage();
  const waiting = waitingToday();
  return new Map(entries.map((entry) => [entry.id, { ...standingIn(entry, storage), waitsToday: waiting.has(entry.id) }]));
}
