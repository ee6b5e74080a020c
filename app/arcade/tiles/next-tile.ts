// Maps an arrow key, Home or End to the tile that gets the focus.
import { moveInGrid } from '#app/game-kit/input/move-in-grid.ts';

/** Left and Right continue on the neighboring row. `columns` is the number of tiles in a row. Returns null if the key does not move the focus. */
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
