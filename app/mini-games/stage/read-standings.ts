// How the visitor stands in every mini game, as the device knows it.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import { deviceStorage } from '#app/mini-games/session/device-storage.ts';
import { standingIn, type Standing } from './standing.ts';

export type Standings = ReadonlyMap<string, Standing>; // by the games' ids

export function readStandings(entries: readonly MiniGameEntry[]): Standings {
  const storage = deviceStorage();
  return new Map(entries.map((entry) => [entry.id, standingIn(entry, storage)]));
}
