// A game of Minesweeper at one moment.
import type { Outcome } from '#app/game-kit/rules.ts';
import { FLAGGED, HIDDEN, MINE, OPEN, type Covers, type Field } from './field.ts';
import { getGrid, type Size } from './grid.ts';

export interface MinesweeperOptions extends Size {
  readonly mines: number;
  readonly needsGuesses: boolean; // whether boards may come that logic alone does not open
}

export interface MinesweeperState extends MinesweeperOptions {
  readonly field: Field; // empty until the first square is opened
  readonly first: number | null; // the square that the field was dealt around
  readonly covers: Covers;
  readonly opened: number; // safe squares
  readonly flags: number;
  readonly hits: readonly number[]; // mines that went off; a chord can hit two
  readonly rng: number;
}

export const MOVE_TYPES = ['reveal', 'flag', 'chord'] as const;
export interface MinesweeperMove {
  readonly type: (typeof MOVE_TYPES)[number];
  readonly cell: number;
}

export type MinesweeperEvent =
  | { readonly type: 'flagged'; readonly cell: number }
  | { readonly type: 'unflagged'; readonly cell: number }
  | { readonly type: 'chorded'; readonly cell: number } // before what it opens
  /** The safe squares that one move has opened, a whole flood, from where it began outwards. */
  | { readonly type: 'opened'; readonly cells: readonly number[] }
  | { readonly type: 'exploded'; readonly cells: readonly number[] };

export function countSafeSquares({ width, height, mines }: MinesweeperOptions): number {
  return width * height - mines;
}

/** How many safe squares are still to be opened. */
export function countLeft(state: MinesweeperState): number {
  return countSafeSquares(state) - state.opened;
}

export function getOutcome(state: MinesweeperState): Outcome | null {
  if (state.hits.length > 0) return { result: 'lost' };
  return countLeft(state) === 0 ? { result: 'won' } : null;
}

/** Whether a square is open and so is all around it, so that nothing can be done with it any more. */
export function isFullyOpen(state: MinesweeperState, cell: number): boolean {
  return [cell, ...(getGrid(state).neighbors[cell] ?? [])].every((square) => state.covers[square] === OPEN);
}

/** The neighbors of a square that are hidden and carry no flag. */
export function findHiddenAround(state: MinesweeperState, cell: number): number[] {
  return getGrid(state).neighbors[cell]?.filter((neighbor) => state.covers[neighbor] === HIDDEN) ?? [];
}

export function countFlagsAround(state: MinesweeperState, cell: number): number {
  return getGrid(state).neighbors[cell]?.filter((neighbor) => state.covers[neighbor] === FLAGGED).length ?? 0;
}

/** What a square shows; only a lost game shows its mines and wrong flags. */
const FACES = ['hidden', 'flagged', 'open', 'mine', 'hit', 'wrong-flag'] as const;
export type Face = (typeof FACES)[number];

export function getFace({ covers, field, hits }: MinesweeperState, cell: number): Face {
  const isMine = field[cell] === MINE;
  if (covers[cell] === OPEN) return isMine ? 'hit' : 'open';
  const isLost = hits.length > 0;
  if (covers[cell] === FLAGGED) return isLost && !isMine ? 'wrong-flag' : 'flagged';
  return isLost && isMine ? 'mine' : 'hidden';
}
