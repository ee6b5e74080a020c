// The state of a game of Tetris, its events, and figures derived from the state.
import { EMPTY_WELL, type Well } from './well.ts';
import { createQueue } from './bag.ts';
import type { Piece, Shape, TurnWay } from './shapes.ts';

export type Side = 'left' | 'right';

export interface TetrisOptions {
  /** Whether pieces fall and lock automatically; otherwise there is no clock, and one press is one step. */
  readonly falls: boolean;
  /** Number of lines that win the game; null for an endless game. */
  readonly goalLines: number | null; // 40
}

export interface TetrisState extends TetrisOptions {
  readonly isStarted: boolean;
  readonly well: Well;
  readonly piece: Piece | null; // null at the end
  readonly held: Shape | null;
  readonly canHold: boolean;
  readonly queue: readonly Shape[];
  readonly rng: number;
  readonly placed: number; // number of locked pieces
  readonly lines: number;
  readonly score: number;
  readonly fallMs: number; // until the piece falls by a row; stopped while it rests
  readonly lockMs: number; // until the piece locks; runs only while it rests
  readonly resets: number; // lock delay resets since the piece reached its lowest row
  readonly lowest: number; // lowest row that the piece has reached
  readonly sides: readonly Side[]; // held side keys, latest last
  readonly sideMs: number; // until the latest side key repeats
  readonly isDropping: boolean; // the soft drop key is held
  readonly dropMs: number; // until the soft drop repeats
}

export type TetrisEvent =
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly side: Side }
  | { readonly type: 'rotated'; readonly turn: TurnWay }
  | { readonly type: 'soft-dropped' } // by one row, on the player's request
  | { readonly type: 'held'; readonly shape: Shape } // the piece put into hold
  | { readonly type: 'landed'; readonly piece: Piece; readonly dropped: number } // locked; `dropped` is the number of rows of a hard drop
  | { readonly type: 'cleared'; readonly rows: readonly number[]; readonly bricks: readonly number[] } // row indexes before removal, from the top, and the content of each row
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'ended' };

/** Points by number of lines, the same at every level: those of the Game Boy version without its level factor. https://tetris.wiki/Scoring */
const LINE_POINTS = [0, 40, 100, 300, 1200] as const;
export const MOST_LINES = LINE_POINTS.length - 1; // at once

const LINES_PER_LEVEL = 10;
const MAX_FALL_INTERVAL_MS = 1000;
const PACE = 0.8;

export const LOCK_DELAY_MS = 500;
export const MOST_RESETS = 15;

export function getLineScore(lines: number): number {
  return LINE_POINTS[lines] ?? 0;
}

export function getLevel({ lines }: Pick<TetrisState, 'lines'>): number {
  return Math.floor(lines / LINES_PER_LEVEL) + 1;
}

/** Time between two falls at a level, in ms. */
export function getFallIntervalMs(level: number): number {
  return MAX_FALL_INTERVAL_MS * PACE ** (level - 1);
}

export function hasReachedGoal({ lines, goalLines }: Pick<TetrisState, 'lines' | 'goalLines'>): boolean {
  return goalLines !== null && lines >= goalLines;
}

/** Whether the game has started and a piece is active. */
export function isRunning(state: TetrisState): boolean {
  return state.isStarted && state.piece !== null;
}

/** A new game that waits for the first move. */
export function createGame(options: TetrisOptions, seed: number): TetrisState {
  return {
    ...options,
    ...createQueue(seed),
    isStarted: false,
    well: EMPTY_WELL,
    piece: null,
    held: null,
    canHold: true,
    placed: 0,
    lines: 0,
    score: 0,
    fallMs: 0,
    lockMs: LOCK_DELAY_MS,
    resets: 0,
    lowest: 0,
    sides: [],
    sideMs: 0,
    isDropping: false,
    dropMs: 0,
  };
}
