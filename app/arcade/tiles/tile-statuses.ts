// Reads the status that each tile shows: game in progress, best result, open board of today. Loaded on demand.
import * as parts from '#app/content/data/parts.ts';
import { getLocalDay } from '#app/arcade/daily/model/calendar.ts';
import { loadDailyLog } from '#app/game-kit/session/persistence/stored-daily-log.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { readTileStatus, type TileStatus } from '#app/game-kit/result/tile-status.ts';

export function listPendingToday(): ReadonlySet<string> {
  if (!parts.dailyBoards) return new Set();
  const storage = createDeviceStorage();
  const today = getLocalDay(new Date());
  return new Set(getDailySet(today).flatMap(({ game }) => (loadDailyLog(game, storage).has(today) ? [] : game)));
}

export interface DailyTileStatus extends TileStatus {
  readonly isPendingToday: boolean;
}

export function readTileStatuses(entries: readonly MiniGameEntry[]): ReadonlyMap<string, DailyTileStatus> {
  const storage = createDeviceStorage();
  const pendingToday = listPendingToday();
  return new Map(entries.map((entry) => [entry.id, { ...readTileStatus(entry, storage), isPendingToday: pendingToday.has(entry.id) }]));
}
