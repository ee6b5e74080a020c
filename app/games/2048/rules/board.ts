// The board of 2048, and sliding it in four directions.
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { getColumn } from '#app/game-kit/lib/grid.ts';

export const SIZE = 4;

/** The exponent of a tile (1 is 2, 11 is 2048, 17 is 131072); 0 is an empty cell. */
export type Power = number;

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
 * Slides `board` into `target`: equal neighbors merge, those nearest the edge first, and each tile at most once. Returns the cells with merged
 * tiles as bits, lowest bit for the first cell, or NOTHING_MOVED. `targets` gets the target cell of each tile's cell. Allocates nothing,
 * because the hints call it thousands of times.
 */
export function slideInto(board: Board, direction: Direction, target: Power[], targets?: number[]): number {
  const size = getSize(board);
  const lanes = LANES[size][direction];
  let hasMoved = false;
  let mergedBits = 0;
  for (let start = 0; start < lanes.length; start += size) {
    let free = start; // where the next tile goes
    let mergeCandidate = 0; // the previous tile, if it may still merge
    for (let at = start; at < start + size; at += 1) {
      const from = lanes[at] as number;
      const power = board[from] as Power;
      if (power === 0) continue;
      const isMerging = power === mergeCandidate;
      if (isMerging) free -= 1;
      const to = lanes[free] as number;
      target[to] = isMerging ? power + 1 : power;
      if (isMerging) mergedBits |= 1 << to;
      if (targets) targets[from] = to;
      mergeCandidate = isMerging ? 0 : power;
      hasMoved ||= to !== from;
      free += 1;
    }
    for (; free < start + size; free += 1) target[lanes[free] as number] = 0;
  }
  return hasMoved ? mergedBits : NOTHING_MOVED;
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
  return board.filter((power) => power === 0).length;
}

export function getHighestPower(board: Board): Power {
  return Math.max(...board);
}
