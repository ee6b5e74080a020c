// State, moves and events of Minesweeper.
import type { Outcome } from '#app/game-kit/rules.ts';
import { FLAGGED, MINE, OPEN, type Covers, type Field } from './field.ts';
import { getGrid, type Size } from './grid.ts';

export interface MinesweeperOptions extends Size {
  readonly mines: number;
}

export interface MinesweeperState extends MinesweeperOptions {
  readonly field: Field; // empty until the first square is opened
  readonly first: number | null; // the first opened square, which the mines avoid
  readonly covers: Covers;
  readonly opened: number; // safe squares
  readonly flags: number;
  readonly hits: readonly number[]; // exploded mines; a chord can hit two
  readonly coversBeforeHit: Covers | null; // null until a mine was hit
  readonly clicks: number; // moves that did something: squares opened, flags set or taken away, chords
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
  | { readonly type: 'chorded'; readonly cell: number } // followed by the squares that it opens
  /** All safe squares that one move has opened, in flood order. */
  | { readonly type: 'opened'; readonly cells: readonly number[] }
  | { readonly type: 'exploded'; readonly cells: readonly number[] };

export function countSafeSquares({ width, height, mines }: MinesweeperOptions): number {
  return width * height - mines;
}

/** Number of safe squares that are still closed. */
export function countLeft(state: MinesweeperState): number {
  return countSafeSquares(state) - state.opened;
}

export function getOutcome(state: MinesweeperState): Outcome | null {
  if (state.hits.length > 0) return { result: 'lost' };
  return countLeft(state) === 0 ? { result: 'won' } : null;
}

/** Whether a square and all its neighbors are open, so that no action on it is left. */
export function isFullyOpen(state: MinesweeperState, cell: number): boolean {
  return [cell, ...(getGrid(state).neighbors[cell] ?? [])].every((square) => state.covers[square] === OPEN);
}

/** The neighbors of a square with a cover, such as FLAGGED. */
export function listNeighbors(state: MinesweeperState, cell: number, cover: number): number[] {
  return getGrid(state).neighbors[cell]?.filter((neighbor) => state.covers[neighbor] === cover) ?? [];
}

/** The appearance of a square; mines and wrong flags are shown only after a loss. */
export type Face = 'hidden' | 'flagged' | 'open' | 'mine' | 'hit' | 'wrong-flag';

export function getFace({ covers, field, hits }: MinesweeperState, cell: number): Face {
  const isMine = field[cell] === MINE;
  if (covers[cell] === OPEN) return isMine ? 'hit' : 'open';
  const isLost = hits.length > 0;
  if (covers[cell] === FLAGGED) return isLost && !isMine ? 'wrong-flag' : 'flagged';
  return isLost && isMine ? 'mine' : 'hidden';
}
