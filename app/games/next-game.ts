// Chooses the mini game that is recommended after another one.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from './registry.ts';

/** The next game in the registry, wrapping around. */
export function getNextGame(entry: MiniGameEntry): MiniGameEntry {
  return registry[(registry.indexOf(entry) + 1) % registry.length] ?? entry;
}
