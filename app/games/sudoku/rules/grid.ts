// The Sudoku grid: 81 cells, their 27 units (rows, columns, boxes), and digit sets as bit masks.
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';

export const SIDE = 9;
export const CELL_COUNT = SIDE * SIDE;
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** 81 digits, row by row from the top left; 0 is an empty cell. */
export type Cells = readonly number[];
/** A set of digits: bit 0 is digit 1, bit 8 is digit 9. */
export type DigitSet = number;

export const ALL_DIGITS: DigitSet = 0b111_111_111;

const INDICES = Array.from({ length: SIDE }, (_, index) => index);

/** The cells of each row, then of each column, then of each box. */
export const UNITS: readonly (readonly number[])[] = [
  ...INDICES.map((row) => INDICES.map((column) => SIDE * row + column)),
  ...INDICES.map((column) => INDICES.map((row) => SIDE * row + column)),
  ...INDICES.map((box) => INDICES.map((index) => SIDE * (3 * Math.floor(box / 3) + Math.floor(index / 3)) + 3 * (box % 3) + (index % 3))),
];
export const FIRST_BOX = 2 * SIDE; // index in UNITS

export type CellUnits = readonly [row: number, column: number, box: number];

/** The units of each cell. */
export const UNITS_BY_CELL: readonly CellUnits[] = Array.from({ length: CELL_COUNT }, (_, cell) => {
  const [row, column] = [getRow(cell, SIDE), getColumn(cell, SIDE)];
  return [row, SIDE + column, FIRST_BOX + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
});

/** The twenty cells that share a row, column or box with each cell. */
export const PEERS: readonly (readonly number[])[] = UNITS_BY_CELL.map((units, cell) => [
  ...new Set(units.flatMap((unit) => UNITS[unit] ?? []).filter((peer) => peer !== cell)),
]);

const DIGIT_COUNTS = Uint8Array.from({ length: ALL_DIGITS + 1 }, (_, set) => INDICES.filter((bit) => set & (1 << bit)).length);

export function toBit(digit: number): DigitSet {
  return 1 << (digit - 1);
}

/** Number of digits in a set. */
export function countDigits(set: DigitSet): number {
  return DIGIT_COUNTS[set] as number;
}

/** The smallest digit of a non-empty set. */
export function getSmallestDigit(set: DigitSet): number {
  return 32 - Math.clz32(set & -set);
}

export function listDigits(set: DigitSet): number[] {
  return DIGITS.filter((digit) => set & toBit(digit));
}

/** The digits that no peer of the cell contains. */
export function getFreeDigits(cells: Cells, cell: number): DigitSet {
  let taken = 0;
  for (const peer of PEERS[cell] ?? []) taken |= (1 << (cells[peer] as number)) >> 1;
  return ALL_DIGITS & ~taken;
}

/** Whether a peer has the same digit. Does not compare with the solution. */
export function hasClash(cells: Cells, cell: number): boolean {
  return cells[cell] !== 0 && (PEERS[cell] ?? []).some((peer) => cells[peer] === cells[cell]);
}

/** Whether every cell is filled and no digit repeats in a row, column or box. */
export function isSolved(cells: Cells): boolean {
  return !cells.includes(0) && UNITS.every((unit) => unit.reduce((set, cell) => set | toBit(cells[cell] as number), 0) === ALL_DIGITS);
}
