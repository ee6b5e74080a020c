// Which tile a key leads to: along the row and on to the next one, up and down to the neighbor, and to both ends.
import { moveInGrid } from '#app/game-kit/input/move-in-grid.ts';

/** `columns` is how many tiles stand in a row; null when the key leads nowhere. */
export function getNextTile(key: string, from: number, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return moveInGrid(key, from, columns, count);
  }
}
