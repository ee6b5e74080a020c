// The lawn of Snake: 20 × 20 cells.
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';

export const SIZE = 20;
export const CELL_COUNT = SIZE * SIZE;

/** The neighboring cell; beyond the edge null, or the cell at the opposite edge if the lawn `wraps`. */
export function getNeighbor(cell: number, direction: Direction, wraps: boolean): number | null {
  const { rows, columns } = STEPS[direction];
  return findNeighbor(cell, direction, SIZE) ?? (wraps ? cell - (SIZE - 1) * (rows * SIZE + columns) : null);
}
