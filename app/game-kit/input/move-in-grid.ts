// Keyboard navigation in a grid: arrow keys, Home and End.
import { getColumn } from '#app/game-kit/lib/grid.ts';

/** The cell that a key moves to, without wrapping; the same cell at an edge; null for keys that do not navigate. */
export function moveInGrid(key: string, from: number, columns: number, count: number): number | null {
  const column = getColumn(from, columns);
  const target = {
    'Ctrl+Home': 0,
    'Ctrl+End': count - 1,
    ArrowLeft: column > 0 ? from - 1 : from,
    ArrowRight: column < columns - 1 ? from + 1 : from,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: from - column,
    End: Math.min(from - column + columns - 1, count - 1),
  }[key];
  if (target === undefined) return null;
  return target >= 0 && target < count ? target : from;
}
