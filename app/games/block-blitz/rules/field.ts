// The field of 8 × 8 cells: where a piece fits, and which lines are full.
import { findCell, getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import type { BlockColor, Piece } from './pieces.ts';

export const SIDE = 8;
export const CELL_COUNT = SIDE * SIDE;
export const INDICES = Array.from({ length: SIDE }, (_, index) => index);

export type Field = readonly (BlockColor | null)[]; // row by row

/** The full rows and columns of a field. */
export interface Lines {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The cells that a piece covers with its upper left corner at a cell, or null if it does not fit. */
export function findFootprint(field: Field, piece: Piece, row: number, column: number): number[] | null {
  const covered: number[] = [];
  for (const [down, right] of piece.cells) {
    const cell = findCell(row + down, column + right, SIDE);
    if (cell === null || field[cell]) return null;
    covered.push(cell);
  }
  return covered;
}

export function findFullLines(field: Field): Lines {
  return {
    rows: INDICES.filter((row) => INDICES.every((column) => field[row * SIDE + column])),
    columns: INDICES.filter((column) => INDICES.every((row) => field[row * SIDE + column])),
  };
}

/** The field with a piece, before full lines burst; null if it does not fit. */
export function withPiece(field: Field, piece: Piece, row: number, column: number): Field | null {
  const covered = findFootprint(field, piece, row, column);
  return covered ? field.map((cell, index) => (covered.includes(index) ? piece.color : cell)) : null;
}

export function isInLines(cell: number, { rows, columns }: Lines): boolean {
  return rows.includes(getRow(cell, SIDE)) || columns.includes(getColumn(cell, SIDE));
}

/** The field without the cells of some lines. */
export function withoutLines(field: Field, lines: Lines): Field {
  return field.map((cell, index) => (isInLines(index, lines) ? null : cell));
}
