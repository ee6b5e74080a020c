// The lawn of Snake: 20 × 20 cells, numbered row by row from the top left.
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';

export const SIZE = 20;
export const CELL_COUNT = SIZE * SIZE;

export function getRow(cell: number): number {
  return Math.floor(cell / SIZE);
}

export function getColumn(cell: number): number {
  return cell % SIZE;
}

export function getCell(row: number, column: number): number {
  return row * SIZE + column;
}

/** The neighboring cell; beyond the edge null, or the cell at the opposite edge if the lawn `wraps`. */
export function getNeighbor(cell: number, direction: Direction, wraps: boolean): number | null {
  const row = getRow(cell) + STEPS[direction].rows;
  const column = getColumn(cell) + STEPS[direction].columns;
  if (wraps) return getCell((row + SIZE) % SIZE, (column + SIZE) % SIZE);
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? null : getCell(row, column);
}
