// The lawn of Snake: 20 × 20 cells, counted row by row from the top left.
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';

export const SIZE = 20;
export const CELL_COUNT = SIZE * SIZE;

export function rowOf(cell: number): number {
  return Math.floor(cell / SIZE);
}

export function columnOf(cell: number): number {
  return cell % SIZE;
}

export function cellAt(row: number, column: number): number {
  return row * SIZE + column;
}

/** The cell beside another one; beyond an edge it is null, or the cell at the opposite edge when the lawn `wraps`. */
export function neighborOf(cell: number, direction: Direction, wraps: boolean): number | null {
  const row = rowOf(cell) + STEPS[direction].rows;
  const column = columnOf(cell) + STEPS[direction].columns;
  if (wraps) return cellAt((row + SIZE) % SIZE, (column + SIZE) % SIZE);
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? null : cellAt(row, column);
}
