// The life of a piece: it comes in, moves, falls, is held, and locks.
import { taken } from './bag.ts';
import { rotated } from './kicks.ts';
import type { Piece, Shape, TurnWay } from './shapes.ts';
import { intervalMs, levelOf, LOCK_DELAY_MS, MOST_RESETS, scoreFor, type Side, type TetrisState } from './state.ts';
import { bottomOf, fits, isResting, landed, SKYLINE, stamped, without } from './well.ts';

const SPAWN_COLUMN = 3;
const SPAWN_ROW = SKYLINE - 2;

/** Whether a piece is where it came in. */
export function isFresh({ turn, column, row }: Piece): boolean {
  return turn === 0 && column === SPAWN_COLUMN && row <= SPAWN_ROW + 1;
}

/** A piece right above the field, and one row lower at once when that is free; none when its place is taken, which ends the game. */
export function withPiece(state: TetrisState, shape: Shape): TetrisState {
  const { well } = state;
  if (!fits(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW)) return { ...state, piece: null };
  const row = fits(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW + 1) ? SPAWN_ROW + 1 : SPAWN_ROW;
  const piece: Piece = { shape, turn: 0, column: SPAWN_COLUMN, row };
  return { ...state, piece, fallMs: intervalMs(levelOf(state)), lockMs: LOCK_DELAY_MS, resets: 0, lowest: bottomOf(piece) };
}

export function withNextPiece(state: TetrisState): TetrisState {
  const [shape, { queue, rng }] = taken(state);
  return withPiece({ ...state, queue, rng }, shape);
}

/** A move that the piece has made: it holds off the lock, up to a count that only a new lowest row refills. */
function moved(state: TetrisState, piece: Piece): TetrisState {
  const bottom = bottomOf(piece);
  if (bottom > state.lowest) return { ...state, piece, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
  if (state.lockMs === LOCK_DELAY_MS || state.resets === MOST_RESETS) return { ...state, piece };
  return { ...state, piece, resets: state.resets + 1, lockMs: LOCK_DELAY_MS };
}

/** One column to a side; the same state when there is no room. */
export function shifted(state: TetrisState, side: Side): TetrisState {
  const { piece, well } = state;
  if (piece === null) return state;
  const column = piece.column + (side === 'left' ? -1 : 1);
  if (!fits(well, piece.shape, piece.turn, column, piece.row)) return state;
  return moved(state, { shape: piece.shape, turn: piece.turn, column, row: piece.row });
}

/** A quarter turn; the same state when there is no room. */
export function turnedPiece(state: TetrisState, way: TurnWay): TetrisState {
  const piece = state.piece && rotated(state.well, state.piece, way);
  return piece ? moved(state, piece) : state;
}

/** One row down; the same state when the piece rests. */
export function fallen(state: TetrisState): TetrisState {
  const { piece, well } = state;
  if (piece === null || isResting(well, piece)) return state;
  const lower: Piece = { shape: piece.shape, turn: piece.turn, column: piece.column, row: piece.row + 1 };
  const fallMs = intervalMs(levelOf(state));
  const bottom = bottomOf(lower);
  if (bottom <= state.lowest) return { ...state, piece: lower, fallMs };
  return { ...state, piece: lower, fallMs, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
}

/** The piece becomes part of the well and the next one comes in, unless all of it lies above the field. */
export function locked(state: TetrisState, dropped = 0): TetrisState {
  const { piece } = state;
  if (piece === null) return state;
  const [well, cleared] = stamped(state.well, piece);
  const after: TetrisState = {
    ...state,
    well: without(well, cleared),
    placed: state.placed + 1,
    last: { piece, cleared, dropped },
    lines: state.lines + cleared.length,
    score: state.score + scoreFor(cleared.length),
    canHold: true,
  };
  return bottomOf(piece) < SKYLINE ? { ...after, piece: null } : withNextPiece(after);
}

/** Down as far as it goes, and locked at once. */
export function hardDropped(state: TetrisState): TetrisState {
  if (state.piece === null) return state;
  const piece = landed(state.well, state.piece);
  return locked(piece === state.piece ? state : { ...state, piece }, piece.row - state.piece.row);
}

/** The piece is put aside, and the one that was there, or the next, comes in; once for each piece. */
export function swapped(state: TetrisState): TetrisState {
  const { piece, held, canHold } = state;
  if (piece === null || !canHold) return state;
  const aside: TetrisState = { ...state, held: piece.shape, canHold: false };
  return held === null ? withNextPiece(aside) : withPiece(aside, held);
}
