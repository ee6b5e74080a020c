// Which mini game to try after another one.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from './registry.ts';

/** The next tile; the first one after the last. */
export function getNextGame(entry: MiniGameEntry): MiniGameEntry {
  return registry[(registry.indexOf(entry) + 1) % registry.length] ?? entry;
}
