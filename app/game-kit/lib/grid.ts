// The cells of a board, numbered row by row from the top left. It has as many rows as columns, unless the number of rows is given.
import { STEPS, type Direction } from './directions.ts';

/** The row of a cell, counted from 0. */
export function getRow(cell: number, columns: number): number {
  return Math.floor(cell / columns);
}

/** The column of a cell, counted from 0. */
export function getColumn(cell: number, columns: number): number {
  return cell % columns;
}

/** The cell in a row and a column; null beyond the edges. */
export function findCell(row: number, column: number, columns: number, rows = columns): number | null {
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
}

/** The next cell in a direction; null beyond the edges. */
export function findNeighbor(cell: number, direction: Direction, columns: number, rows = columns): number | null {
  const step = STEPS[direction];
  return findCell(getRow(cell, columns) + step.rows, getColumn(cell, columns) + step.columns, columns, rows);
}

/** The number of steps between two cells, each to one of the eight cells around (Chebyshev distance). */
export function getDistance(a: number, b: number, columns: number): number {
  return Math.max(Math.abs(getRow(a, columns) - getRow(b, columns)), Math.abs(getColumn(a, columns) - getColumn(b, columns)));
}

/** The up to eight cells around a cell, in their order. */
export function listCellsAround(cell: number, columns: number, rows = columns): number[] {
  const [row, column] = [getRow(cell, columns), getColumn(cell, columns)];
  const block = [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => findCell(row + down, column + right, columns, rows) ?? []));
  return block.filter((other) => other !== cell);
}

/** The name of a cell for screen readers, counted from 1, such as 'Row 3, column 5'. */
export function getPlaceName(cell: number, columns: number): string {
  return `Row ${getRow(cell, columns) + 1}, column ${getColumn(cell, columns) + 1}`;
}

/** For a phrase in the middle of a sentence. */
export function lowercaseFirst(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
