// A game of Minesweeper at one moment.
import type { EngineStatus } from '#app/mini-games/rules.ts';
import { FLAGGED, HIDDEN, MINE, OPEN, type Covers, type Field } from './field.ts';
import { gridOf, type Size } from './grid.ts';

export interface MinesweeperOptions extends Size {
  readonly mines: number;
  readonly needsGuesses: boolean; // whether boards may come that logic alone does not open
}

export type LastMove =
  | { readonly type: 'opened'; readonly count: number } // by one move, all of a flood
  | { readonly type: 'flagged' | 'unflagged'; readonly cell: number };

export interface MinesweeperState extends MinesweeperOptions {
  readonly field: Field; // empty until the first square is opened
  readonly covers: Covers;
  readonly opened: number; // safe squares
  readonly flags: number;
  readonly hits: readonly number[]; // mines that went off; a chord can hit two
  readonly last: LastMove | null;
  readonly rng: number;
}

export const MOVE_TYPES = ['reveal', 'flag', 'chord'] as const;
export interface MinesweeperMove {
  readonly type: (typeof MOVE_TYPES)[number];
  readonly cell: number;
}

export function safeCount({ width, height, mines }: MinesweeperOptions): number {
  return width * height - mines;
}

export function statusOf(state: MinesweeperState): EngineStatus {
  if (state.hits.length > 0) return 'lost';
  return state.opened === safeCount(state) ? 'won' : 'playing';
}

/** The neighbors of a square that are hidden and carry no flag. */
export function hiddenAround(state: MinesweeperState, cell: number): number[] {
  return gridOf(state).neighbors[cell]?.filter((neighbor) => state.covers[neighbor] === HIDDEN) ?? [];
}

export function flagsAround(state: MinesweeperState, cell: number): number {
  return gridOf(state).neighbors[cell]?.filter((neighbor) => state.covers[neighbor] === FLAGGED).length ?? 0;
}

/** What a square shows; only a lost game shows its mines and wrong flags. */
export const FACES = ['hidden', 'flagged', 'open', 'mine', 'hit', 'wrong-flag'] as const;
export type Face = (typeof FACES)[number];

export function faceOf({ covers, field, hits }: MinesweeperState, cell: number): Face {
  const isMine = field[cell] === MINE;
  if (covers[cell] === OPEN) return isMine ? 'hit' : 'open';
  const isLost = hits.length > 0;
  if (covers[cell] === FLAGGED) return isLost && !isMine ? 'wrong-flag' : 'flagged';
  return isLost && isMine ? 'mine' : 'hidden';
}
