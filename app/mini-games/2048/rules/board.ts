// Sixteen cells, and their slide in four directions.
import type { Direction } from '#app/mini-games/lib/directions.ts';
import { mergesOf, packedSlide, powerAt, SIZE, slideRow, type Power } from './rows.ts';

export type Board = readonly Power[]; // sixteen cells, row by row from the top left

export const CELL_COUNT = SIZE * SIZE;
const SOME = [0, 1, 2, 3];

/** The cells of the four lanes of each direction, each from the edge that its tiles slide to. */
export const LANES: Readonly<Record<Direction, readonly number[]>> = {
  left: SOME.flatMap((row) => SOME.map((column) => SIZE * row + column)),
  right: SOME.flatMap((row) => SOME.map((column) => SIZE * row + SIZE - 1 - column)),
  up: SOME.flatMap((column) => SOME.map((row) => SIZE * row + column)),
  down: SOME.flatMap((column) => SOME.map((row) => SIZE * (SIZE - 1 - row) + column)),
};

/** What a tile says. */
export function valueOf(power: Power): number {
  return power === 0 ? 0 : 1 << power;
}

/** What `slideInto` answers when nothing has moved. */
export const STILL = -1;

/**
 * Slides `board` into `target`. Answers which cells hold a tile that was made of two, as bits, the lowest one for the first cell;
 * STILL when nothing has moved. Allocates nothing.
 */
export function slideInto(board: Board, direction: Direction, target: Power[]): number {
  const lanes = LANES[direction];
  let hasMoved = false;
  let made = 0;
  for (let start = 0; start < CELL_COUNT; start += SIZE) {
    const first = lanes[start] as number;
    const second = lanes[start + 1] as number;
    const third = lanes[start + 2] as number;
    const fourth = lanes[start + 3] as number;
    const a = board[first] as Power;
    const b = board[second] as Power;
    const c = board[third] as Power;
    const d = board[fourth] as Power;
    const packed = packedSlide(a, b, c, d);
    const slidA = powerAt(packed, 0);
    const slidB = powerAt(packed, 1);
    const slidC = powerAt(packed, 2);
    const slidD = powerAt(packed, 3);
    target[first] = slidA;
    target[second] = slidB;
    target[third] = slidC;
    target[fourth] = slidD;
    if (slidA !== a || slidB !== b || slidC !== c || slidD !== d) hasMoved = true;
    const merges = mergesOf(packed);
    if (merges === 0) continue;
    if (merges & 1) made |= 1 << first;
    if (merges & 2) made |= 1 << second;
    if (merges & 4) made |= 1 << third; // the last cell has none behind it to merge with
  }
  return hasMoved ? made : STILL;
}

/** Where each cell's tile comes to rest; an empty cell's entry means nothing. */
export function targetsOf(board: Board, direction: Direction): readonly number[] {
  const lanes = LANES[direction];
  const targets: number[] = [];
  for (let start = 0; start < CELL_COUNT; start += SIZE) {
    const lane = lanes.slice(start, start + SIZE);
    const { targets: within } = slideRow(lane.map((cell) => board[cell] ?? 0));
    for (const [index, cell] of lane.entries()) targets[cell] = lane[within[index] ?? 0] ?? cell;
  }
  return targets;
}

/** Whether any tile could move in any direction: there is an empty cell, or two equal neighbors. */
export function canMove(board: Board): boolean {
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    const power = board[cell];
    if (power === 0) return true;
    if (cell % SIZE < SIZE - 1 && power === board[cell + 1]) return true;
    if (power === board[cell + SIZE]) return true;
  }
  return false;
}

export function emptyCount(board: Board): number {
  let count = 0;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) if (board[cell] === 0) count += 1;
  return count;
}

export function highestOf(board: Board): Power {
  let highest = 0;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) highest = Math.max(highest, board[cell] as Power);
  return highest;
}
