// The board of 2048, and sliding it in four directions.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { getColumn } from '#app/game-kit/lib/grid.ts';
import { getMergeBits, slideAndPack, getPackedPower, SIZE, slideRow, type Power } from './rows.ts';

export type Board = readonly Power[]; // 16 or 25 cells, row by row from the top left

/** Number of cells of the board in the specification. */
export const CELL_COUNT = SIZE * SIZE;

export const SIZES = [SIZE, 5] as const;
export type Size = (typeof SIZES)[number];

/** Number of cells in a row. */
export function getSize(board: Board): Size {
  return board.length === CELL_COUNT ? SIZE : 5;
}

type Lanes = Readonly<Record<Direction, readonly number[]>>;

function createLanes(size: Size): Lanes {
  const indices = Array.from({ length: size }, (_, index) => index);
  const lanes = (getCell: (lane: number, step: number) => number) => indices.flatMap((lane) => indices.map((step) => getCell(lane, step)));
  return {
    left: lanes((row, step) => size * row + step),
    right: lanes((row, step) => size * row + size - 1 - step),
    up: lanes((column, step) => size * step + column),
    down: lanes((column, step) => size * (size - 1 - step) + column),
  };
}

/** By board size and direction: the cells of each lane, starting at the edge that the tiles slide to. */
export const LANES: Readonly<Record<Size, Lanes>> = { [SIZE]: createLanes(SIZE), 5: createLanes(5) };

/** The number on a tile. */
export function getTileValue(power: Power): number {
  return power === 0 ? 0 : 1 << power;
}

/** Returned by `slideInto` if nothing has moved. */
export const NOTHING_MOVED = -1;

/**
 * Slides `board` into `target`. Returns the cells with merged tiles as bits, lowest bit for the first cell, or NOTHING_MOVED.
 * Allocates nothing on a 4 × 4 board, because the hints call it thousands of times.
 */
export function slideInto(board: Board, direction: Direction, target: Power[]): number {
  if (board.length !== CELL_COUNT) return slideLanesInto(board, direction, target);
  const lanes = LANES[SIZE][direction];
  let hasMoved = false;
  let mergedBits = 0;
  for (let start = 0; start < CELL_COUNT; start += SIZE) {
    const first = lanes[start] as number;
    const second = lanes[start + 1] as number;
    const third = lanes[start + 2] as number;
    const fourth = lanes[start + 3] as number;
    const a = board[first] as Power;
    const b = board[second] as Power;
    const c = board[third] as Power;
    const d = board[fourth] as Power;
    const packed = slideAndPack(a, b, c, d);
    const slidA = getPackedPower(packed, 0);
    const slidB = getPackedPower(packed, 1);
    const slidC = getPackedPower(packed, 2);
    const slidD = getPackedPower(packed, 3);
    target[first] = slidA;
    target[second] = slidB;
    target[third] = slidC;
    target[fourth] = slidD;
    if (slidA !== a || slidB !== b || slidC !== c || slidD !== d) hasMoved = true;
    const merges = getMergeBits(packed);
    if (merges === 0) continue;
    if (merges & 1) mergedBits |= 1 << first;
    if (merges & 2) mergedBits |= 1 << second;
    if (merges & 4) mergedBits |= 1 << third; // the last cell never holds a merged tile
  }
  return hasMoved ? mergedBits : NOTHING_MOVED;
}

/** `slideInto` for boards of any size, lane by lane. */
function slideLanesInto(board: Board, direction: Direction, target: Power[]): number {
  const size = getSize(board);
  const lanes = LANES[size][direction];
  let mergedBits = 0;
  for (let start = 0; start < lanes.length; start += size) {
    const lane = lanes.slice(start, start + size);
    const { row, merged } = slideRow(lane.map((cell) => board[cell] ?? 0));
    for (const [index, cell] of lane.entries()) target[cell] = row[index] ?? 0;
    for (const index of merged) mergedBits |= 1 << (lane[index] ?? 0);
  }
  return board.some((power, cell) => power !== target[cell]) ? mergedBits : NOTHING_MOVED;
}

/** The target cell of each cell's tile; the entries of empty cells are meaningless. */
export function findSlideTargets(board: Board, direction: Direction): readonly number[] {
  const size = getSize(board);
  const lanes = LANES[size][direction];
  const targets: number[] = [];
  for (let start = 0; start < lanes.length; start += size) {
    const lane = lanes.slice(start, start + size);
    const { targets: within } = slideRow(lane.map((cell) => board[cell] ?? 0));
    for (const [index, cell] of lane.entries()) targets[cell] = lane[within[index] ?? 0] ?? cell;
  }
  return targets;
}

/** Whether any slide is possible: there is an empty cell, or two equal neighbors. */
export function canMove(board: Board): boolean {
  const size = getSize(board);
  for (let cell = 0; cell < board.length; cell += 1) {
    const power = board[cell];
    if (power === 0) return true;
    if (getColumn(cell, size) < size - 1 && power === board[cell + 1]) return true;
    if (power === board[cell + size]) return true;
  }
  return false;
}

export function countEmptyCells(board: Board): number {
  let count = 0;
  for (let cell = 0; cell < board.length; cell += 1) if (board[cell] === 0) count += 1;
  return count;
}

export function getHighestPower(board: Board): Power {
  let highest = 0;
  for (let cell = 0; cell < board.length; cell += 1) highest = Math.max(highest, board[cell] as Power);
  return highest;
}
