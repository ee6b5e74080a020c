// The grid of the tiles: how many stand in a row, and where the keys lead in it.
import { moveInGrid } from '#app/game-kit/input/move-in-grid.ts';

/** The best numbers come first: twelve tiles stand in six columns, and in three on phones. */
const CANDIDATES = { wide: [6, 5, 7], narrow: [3, 4] } as const;

/** Of the candidates the one that leaves the fewest gaps in the last row; fewer tiles than that stand in one row. */
export function chooseColumns(count: number, width: keyof typeof CANDIDATES): number {
  const countGaps = (columns: number) => Math.ceil(count / columns) * columns - count;
  const [first] = CANDIDATES[width];
  const best = CANDIDATES[width].reduce<number>((one, columns) => (countGaps(columns) < countGaps(one) ? columns : one), first);
  return Math.min(best, count);
}

/**
 * The tile that gets the focus by an arrow key, Home or End; null for other keys. Left and Right continue on the neighboring row. `columns` is
 * the number of tiles in a row.
 */
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
