// Reads the status of a game for its tile, without loading the game: whether a game is unfinished, and the best figure.
import { formatCount, formatNumber } from '#app/content/format/format-count.ts';
import type { TileStat, MiniGameEntry } from '#app/game-kit/contract.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/game-storage.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';

export type TileStatus = ReturnType<typeof readTileStatus>;

/** A streak is shown from the second win on. */
const SHORTEST_STREAK = 2;

/** Such as "Best 1:05"; null if there is none. */
function formatTileStat(figure: TileStat, { bestScore, bestTimeMs, streak }: Statistics): string | null {
  switch (figure) {
    case 'score':
      return bestScore === null ? null : `Best ${formatNumber(bestScore)}`;
    case 'moves':
      return bestScore === null ? null : `Best ${formatCount(bestScore, 'move')}`;
    case 'time':
      return bestTimeMs === null ? null : `Best ${formatDuration(bestTimeMs)}`;
    case 'streak':
      return streak < SHORTEST_STREAK ? null : `${streak} in a row`;
  }
}

export function readTileStatus({ id, tileStat }: MiniGameEntry, storage: TextStorage) {
  const gameStorage = createGameStorage(id, storage);
  const save = gameStorage.loadSave();
  const variant = save?.variant ?? gameStorage.loadVariantId() ?? tileStat.variant;
  return { isUnderway: save !== null, tileStat: formatTileStat(tileStat.stat, gameStorage.loadStatistics(variant)) };
}
