// The well: forty rows of ten cells, the upper twenty invisible. A row is a number with three bits per cell (0 is empty, 1 to 7 a shape),
// so that one bitwise "and" detects a collision.
import { CELLS, COLUMNS, SHAPES, TURNS, type Piece, type Shape, type Turn } from './shapes.ts';

export const ROWS = 40;
/** The first visible row. */
export const SKYLINE = 20;

export type Well = readonly number[]; // forty rows from the top

const FULL_ROW = 0o7777777777;
const ONES = 0o1111111111;

/** A rotated shape at one column, as bit masks for the rows of the well. */
interface Stamp {
  readonly first: number; // first and last filled row within the box
  readonly last: number;
  readonly masks: readonly number[]; // all bits set in each filled cell
  readonly colors: readonly number[]; // the shape's number in each filled cell
}

// Boxes extend beyond the well by at most two columns, and a kick tries two more.
const LEFTMOST = -4;
const STAMP_COLUMNS = 16; // possible columns of a box; a power of two

function createStamp(shape: Shape, turn: Turn, column: number): Stamp | null {
  const cells = CELLS[shape][turn] ?? [];
  const masks = [0, 0, 0, 0];
  for (const [x, y] of cells) {
    const at = column + x;
    if (at < 0 || at >= COLUMNS) return null;
    masks[y] = (masks[y] ?? 0) | (0o7 << (3 * at));
  }
  const rows = cells.map(([, row]) => row);
  const number = SHAPES.indexOf(shape) + 1;
  return { first: Math.min(...rows), last: Math.max(...rows), masks, colors: masks.map((mask) => (mask & ONES) * number) };
}

function createStamps(shape: Shape): readonly (Stamp | null)[] {
  return TURNS.flatMap((turn) => Array.from({ length: STAMP_COLUMNS }, (_, place) => createStamp(shape, turn, place + LEFTMOST)));
}

/** Precomputed stamps by shape, then by turn and column. */
const STAMPS: Readonly<Record<string, readonly (Stamp | null)[]>> = Object.fromEntries(SHAPES.map((shape) => [shape, createStamps(shape)]));

function getStamp(shape: Shape, turn: Turn, column: number): Stamp | null {
  return STAMPS[shape]?.[turn * STAMP_COLUMNS + column - LEFTMOST] ?? null;
}

export const EMPTY_WELL: Well = Array.from({ length: ROWS }, () => 0);

/** Whether a shape fits: inside the well and only on empty cells. */
export function canFit(well: Well, shape: Shape, turn: Turn, column: number, row: number): boolean {
  const found = getStamp(shape, turn, column);
  if (found === null) return false;
  for (let y = found.first; y <= found.last; y += 1) if (((well[row + y] ?? FULL_ROW) & (found.masks[y] ?? 0)) !== 0) return false;
  return true;
}

export function getBottomRow({ shape, turn, column, row }: Piece): number {
  return row + (getStamp(shape, turn, column)?.last ?? 0);
}

/** Whether the piece cannot fall further. */
export function isResting(well: Well, { shape, turn, column, row }: Piece): boolean {
  return !canFit(well, shape, turn, column, row + 1);
}

/** The position of the piece after a hard drop. */
export function findLanding(well: Well, piece: Piece): Piece {
  const { shape, turn, column } = piece;
  let { row } = piece;
  while (canFit(well, shape, turn, column, row + 1)) row += 1;
  return { shape, turn, column, row };
}

function isFull(row: number): boolean {
  return ((row | (row >>> 1) | (row >>> 2)) & ONES) === ONES;
}

/** Adds the piece to the well. Also returns the full rows from the top, which are not removed yet. */
export function placePiece(well: Well, { shape, turn, column, row }: Piece): readonly [well: number[], full: readonly number[]] {
  const next = well.slice();
  const full: number[] = [];
  const found = getStamp(shape, turn, column);
  if (found === null) return [next, full];
  for (let y = found.first; y <= found.last; y += 1) {
    const filled = (next[row + y] ?? 0) | (found.colors[y] ?? 0);
    next[row + y] = filled;
    if (isFull(filled)) full.push(row + y);
  }
  return [next, full];
}

/** Removes rows (given from the top); the rows above fall down. */
export function removeRows(well: Well, rows: readonly number[]): Well {
  if (rows.length === 0) return well;
  return [...rows.map(() => 0), ...well.filter((_, row) => !rows.includes(row))];
}

/** The shape in a cell of a row; null if it is empty. */
export function getShapeInRow(row: number, column: number): Shape | null {
  return SHAPES[((row >>> (3 * column)) & 0o7) - 1] ?? null;
}

/** The shape in a cell of the well; null if it is empty. */
export function getShapeAt(well: Well, column: number, row: number): Shape | null {
  return getShapeInRow(well[row] ?? 0, column);
}

/** The height of each column, from the left. */
export function getColumnHeights(well: Well): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const top = well.findIndex((row) => ((row >>> (3 * column)) & 0o7) !== 0);
    return top === -1 ? 0 : ROWS - top;
  });
}
