// The unfinished daily boards of a game, each under a key of its own, and how many of them are kept.
import { parseDay, UNFINISHED_KEY_PREFIX } from '#app/game-kit/session/persistence/daily-result.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';

/** How many unfinished boards of each game are kept; the oldest are deleted. */
const MAX_UNFINISHED = 14;

/** The days for which a game has an unfinished board, in order. */
export function listUnfinishedDays(game: string, storage: TextStorage): readonly number[] {
  const start = `${game}.${UNFINISHED_KEY_PREFIX}`;
  return storage
    .keys()
    .flatMap((key) => (key.startsWith(start) ? (parseDay(key.slice(start.length)) ?? []) : []))
    .toSorted((a, b) => a - b);
}

/** Makes room for the board of `day` by deleting the oldest unfinished boards if there are too many. */
export function makeRoom(game: string, day: number, storage: TextStorage): void {
  const others = listUnfinishedDays(game, storage).filter((one) => one !== day);
  for (const old of others.slice(0, Math.max(0, others.length - MAX_UNFINISHED + 1)))
    storage.remove(`${game}.${UNFINISHED_KEY_PREFIX}${old}`);
}
