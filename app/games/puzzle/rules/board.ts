// The board of the sliding puzzle: numbered tiles and one gap, and how lines of tiles slide into it.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';

export const GAP = 0;

/** 9, 16 or 25 cells, row by row from the top left, including the gap. */
export type Tiles = readonly number[];

/** A line of tiles that slides by one cell. */
export interface Line {
  readonly direction: Direction;
  readonly cells: readonly number[]; // the cell next to the gap first
}

/** Number of cells in a row. */
export function getSize(tiles: Tiles): number {
  return Math.sqrt(tiles.length);
}

/** The solved board: tiles in order, the gap last. */
export function createOrderedTiles(size: number): number[] {
  return Array.from({ length: size * size }, (_, cell) => (cell + 1) % (size * size));
}

export function isOrdered(tiles: Tiles): boolean {
  return tiles.every((tile, cell) => tile === (cell + 1) % tiles.length);
}

/** The tiles from the gap to `cell`, which slide together; null if the cell is the gap or not in line with it. */
export function findLine(tiles: Tiles, cell: number): Line | null {
  const size = getSize(tiles);
  const gap = tiles.indexOf(GAP);
  const isRow = getRow(cell, size) === getRow(gap, size);
  if ((tiles[cell] ?? GAP) === GAP || (!isRow && getColumn(cell, size) !== getColumn(gap, size))) return null;
  const step = (isRow ? 1 : size) * Math.sign(cell - gap);
  const cells = Array.from({ length: (cell - gap) / step }, (_, index) => gap + step * (index + 1));
  if (isRow) return { direction: step < 0 ? 'right' : 'left', cells };
  return { direction: step < 0 ? 'down' : 'up', cells };
}

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

/** Number of pairs of tiles in the wrong order; the gap does not count. */
function countInversions(tiles: Tiles): number {
  const numbers = tiles.filter((tile) => tile !== GAP);
  return numbers.reduce((sum, tile, index) => sum + numbers.slice(index + 1).filter((later) => later < tile).length, 0);
}

/**
 * Whether the board can be solved. A slide along a row does not change the inversions; one along a column moves a tile past `size` − 1
 * others, so on boards of even size the parity of the gap's row matters, too.
 */
export function isSolvable(tiles: Tiles): boolean {
  const size = getSize(tiles);
  const rowsBelow = size - 1 - getRow(tiles.indexOf(GAP), size);
  return (countInversions(tiles) + (size % 2 === 0 ? rowsBelow : 0)) % 2 === 0;
}
