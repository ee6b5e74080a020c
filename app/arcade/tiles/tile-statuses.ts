// Reads the status that each tile shows: game in progress, best result, open board of today. Loaded on demand.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { listPendingToday } from '#app/arcade/daily/model/pending-today.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { readTileStatus, type TileStatus } from '#app/game-kit/stage/figures/tile-status.ts';

export interface DailyTileStatus extends TileStatus {
  readonly isPendingToday: boolean;
}

export function readTileStatuses(entries: readonly MiniGameEntry[]): ReadonlyMap<string, DailyTileStatus> {
  const storage = createDeviceStorage();
  const pendingToday = listPendingToday();
  return new Map(entries.map((entry) => [entry.id, { ...readTileStatus(entry, storage), isPendingToday: pendingToday.has(entry.id) }]));
}
