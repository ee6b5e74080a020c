// The board of the sliding puzzle: numbered tiles, one gap, and what can slide into it.
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';

export const GAP = 0;

/** Tiles row by row from the top left, the gap among them; nine, sixteen or twenty-five. */
export type Tiles = readonly number[];

/** A line of tiles that slides by one cell. */
export interface Line {
  readonly direction: Direction;
  readonly cells: readonly number[]; // the one next to the gap first
}

/** How many cells a row has. */
export function getSize(tiles: Tiles): number {
  return Math.sqrt(tiles.length);
}

/** The tiles in order, the gap last. */
export function createOrderedTiles(size: number): number[] {
  return Array.from({ length: size * size }, (_, cell) => (cell + 1) % (size * size));
}

export function isOrdered(tiles: Tiles): boolean {
  return tiles.every((tile, cell) => tile === (cell + 1) % tiles.length);
}

/** The cell next to another one in a direction; null across the edge. */
export function getNeighbor(cell: number, direction: Direction, size: number): number | null {
  const { rows, columns } = STEPS[direction];
  const row = Math.floor(cell / size) + rows;
  const column = (cell % size) + columns;
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : null;
}

/** The tiles from the gap to `cell`, which slide together; null when the cell is not in line with the gap, or is the gap. */
export function findLine(tiles: Tiles, cell: number): Line | null {
  const size = getSize(tiles);
  const gap = tiles.indexOf(GAP);
  const isRow = Math.floor(cell / size) === Math.floor(gap / size);
  if (!Number.isInteger(cell) || cell < 0 || cell >= tiles.length || cell === gap || (!isRow && cell % size !== gap % size)) return null;
  const step = (isRow ? 1 : size) * Math.sign(cell - gap);
  const cells = Array.from({ length: (cell - gap) / step }, (_, index) => gap + step * (index + 1));
  if (isRow) return { direction: step < 0 ? 'right' : 'left', cells };
  return { direction: step < 0 ? 'down' : 'up', cells };
}

/** The board after a line has slid. */
export function slideLine(tiles: Tiles, { cells }: Line): Tiles {
  const next = [...tiles];
  let gap = tiles.indexOf(GAP);
  for (const cell of cells) {
    next[gap] = tiles[cell] ?? GAP;
    gap = cell;
  }
  next[gap] = GAP;
  return next;
}

/** How many pairs of tiles stand the wrong way round; the gap does not count. */
export function countInversions(tiles: Tiles): number {
  const numbers = tiles.filter((tile) => tile !== GAP);
  return numbers.reduce((sum, tile, index) => sum + numbers.slice(index + 1).filter((later) => later < tile).length, 0);
}

/**
 * Whether slides can bring the tiles in order. A slide along a row leaves the inversions; one along a column carries a tile
 * past `size` − 1 others, so that on a board of even size the row of the gap counts as well.
 */
export function isSolvable(tiles: Tiles): boolean {
  const size = getSize(tiles);
  const rowsBelow = size - 1 - Math.floor(tiles.indexOf(GAP) / size);
  return (countInversions(tiles) + (size % 2 === 0 ? rowsBelow : 0)) % 2 === 0;
}
