// How the visitor stands in every mini game, for the tiles; a chunk of its own.
import type { MiniGameEntry } from './contract.ts';
import { waitingToday } from './daily/waiting.ts';
import { deviceStorage } from './session/device-storage.ts';
import { standingIn } from './stage/standing.ts';
import type { TileStanding } from './use-standings.ts';

export function standingsNow(entries: readonly MiniGameEntry[]): ReadonlyMap<string, TileStanding> {
  const storage = deviceStorage();
  const waiting = waitingToday();
  return new Map(entries.map((entry) => [entry.id, { ...standingIn(entry, storage), waitsToday: waiting.has(entry.id) }]));
}
