// A game of Tetris at one moment, and the figures that follow from it.
import { EMPTY_WELL, type Well } from './well.ts';
import { createQueue } from './bag.ts';
import type { Piece, Shape } from './shapes.ts';

const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface TetrisOptions {
  readonly firstLevel: number;
  /** Whether pieces fall and lock by themselves; otherwise there is no clock, and one press is one step. */
  readonly falls: boolean;
  /** So many lines win the game; null where it goes on until there is no room. */
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
  readonly placed: number; // pieces
  readonly lines: number;
  readonly score: number;
  readonly fallMs: number; // until the piece falls by a row; waits while it rests
  readonly lockMs: number; // until the piece locks; runs while it rests
  readonly resets: number; // of the lock delay, since the piece has reached its lowest row
  readonly lowest: number; // row that the piece has reached
  readonly sides: readonly Side[]; // keys that are held, the latest at the end
  readonly sideMs: number; // until the latest of them repeats
  readonly isDropping: boolean; // softly
  readonly dropMs: number; // until the soft drop repeats
}

/** Game Boy's scores without their level: the same at every pace. */
const SCORES = [0, 40, 100, 300, 1200] as const;
const LINES_PER_LEVEL = 10;
const SLOWEST_MS = 1000;
const PACE = 0.8;

export const LOCK_DELAY_MS = 500;
export const MOST_RESETS = 15;

export function getLineScore(lines: number): number {
  return SCORES[lines] ?? 0;
}

export function getLevel({ lines, firstLevel }: Pick<TetrisState, 'lines' | 'firstLevel'>): number {
  return Math.floor(lines / LINES_PER_LEVEL) + firstLevel;
}

/** How long a piece stays in a row, in ms. */
export function getFallIntervalMs(level: number): number {
  return SLOWEST_MS * PACE ** (level - 1);
}

/** Whether the lines that win the game are cleared. */
export function hasReachedGoal({ lines, goalLines }: Pick<TetrisState, 'lines' | 'goalLines'>): boolean {
  return goalLines !== null && lines >= goalLines;
}

/** Whether a piece is there to be played. */
export function isRunning(state: TetrisState): boolean {
  return state.isStarted && state.piece !== null;
}

/** An empty well that waits for its first piece. */
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
