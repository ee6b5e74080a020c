// The life of a piece: it comes in, moves, falls, is held, and locks.
import { takePiece } from './bag.ts';
import type { TetrisEvent } from './events.ts';
import { findRotation } from './kicks.ts';
import type { Piece, Shape, TurnWay } from './shapes.ts';
import {
  hasReachedGoal,
  getFallIntervalMs,
  getLevel,
  LOCK_DELAY_MS,
  MOST_RESETS,
  getLineScore,
  type Side,
  type TetrisState,
} from './state.ts';
import { getBottomRow, canFit, isResting, findLanding, SKYLINE, placePiece, removeRows } from './well.ts';

const SPAWN_COLUMN = 3;
const SPAWN_ROW = SKYLINE - 2;

/** Everything here adds what happens to a list of its caller. */
type Events = TetrisEvent[];

function endGame(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'ended' });
  return { ...state, piece: null };
}

/** A piece right above the field, and one row lower at once when that is free; none when its place is taken, which ends the game. */
function withPiece(state: TetrisState, shape: Shape, events: Events): TetrisState {
  const { well } = state;
  if (!canFit(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW)) return endGame(state, events);
  const row = canFit(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW + 1) ? SPAWN_ROW + 1 : SPAWN_ROW;
  const piece: Piece = { shape, turn: 0, column: SPAWN_COLUMN, row };
  return { ...state, piece, fallMs: getFallIntervalMs(getLevel(state)), lockMs: LOCK_DELAY_MS, resets: 0, lowest: getBottomRow(piece) };
}

function withNextPiece(state: TetrisState, events: Events): TetrisState {
  const [shape, { queue, rng }] = takePiece(state);
  return withPiece({ ...state, queue, rng }, shape, events);
}

/** The first piece comes in. */
export function startGame(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'started' });
  return withNextPiece({ ...state, isStarted: true }, events);
}

/** A move that the piece has made: it holds off the lock, up to a count that only a new lowest row refills. */
function movePiece(state: TetrisState, piece: Piece): TetrisState {
  const bottom = getBottomRow(piece);
  if (bottom > state.lowest) return { ...state, piece, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
  if (state.lockMs === LOCK_DELAY_MS || state.resets === MOST_RESETS) return { ...state, piece };
  return { ...state, piece, resets: state.resets + 1, lockMs: LOCK_DELAY_MS };
}

/** One column to a side; the same state when there is no room. */
export function shiftPiece(state: TetrisState, side: Side, events: Events): TetrisState {
  const { piece, well } = state;
  if (piece === null) return state;
  const column = piece.column + (side === 'left' ? -1 : 1);
  if (!canFit(well, piece.shape, piece.turn, column, piece.row)) return state;
  events.push({ type: 'moved', side });
  return movePiece(state, { shape: piece.shape, turn: piece.turn, column, row: piece.row });
}

/** A quarter turn; the same state when there is no room. */
export function rotatePiece(state: TetrisState, way: TurnWay, events: Events): TetrisState {
  const piece = state.piece && findRotation(state.well, state.piece, way);
  if (!piece) return state;
  events.push({ type: 'rotated', turn: way });
  return movePiece(state, piece);
}

/** One row down; the same state when the piece rests. */
export function fallOneRow(state: TetrisState): TetrisState {
  const { piece, well } = state;
  if (piece === null || isResting(well, piece)) return state;
  const lower: Piece = { shape: piece.shape, turn: piece.turn, column: piece.column, row: piece.row + 1 };
  const fallMs = getFallIntervalMs(getLevel(state));
  const bottom = getBottomRow(lower);
  if (bottom <= state.lowest) return { ...state, piece: lower, fallMs };
  return { ...state, piece: lower, fallMs, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
}

/** One row down because the player wants it; the same state when the piece rests. */
export function softDrop(state: TetrisState, events: Events): TetrisState {
  const lower = fallOneRow(state);
  if (lower !== state) events.push({ type: 'soft-dropped' });
  return lower;
}

/** The piece becomes part of the well and the next one comes in, unless all of it lies above the field, or nothing is left to do. */
export function lockPiece(state: TetrisState, events: Events, dropped = 0): TetrisState {
  const { piece } = state;
  if (piece === null) return state;
  const [well, cleared] = placePiece(state.well, piece);
  events.push({ type: 'landed', piece, dropped });
  const after: TetrisState = {
    ...state,
    well: removeRows(well, cleared),
    placed: state.placed + 1,
    lines: state.lines + cleared.length,
    score: state.score + getLineScore(cleared.length),
    canHold: true,
  };
  if (cleared.length > 0) {
    events.push({ type: 'cleared', rows: cleared, bricks: cleared.map((row) => well[row] ?? 0) });
    if (getLevel(after) !== getLevel(state)) events.push({ type: 'level-up', level: getLevel(after) });
  }
  return hasReachedGoal(after) || getBottomRow(piece) < SKYLINE ? endGame(after, events) : withNextPiece(after, events);
}

/** Down as far as it goes, and locked at once. */
export function hardDrop(state: TetrisState, events: Events): TetrisState {
  if (state.piece === null) return state;
  const piece = findLanding(state.well, state.piece);
  return lockPiece(piece === state.piece ? state : { ...state, piece }, events, piece.row - state.piece.row);
}

/** The piece is put aside, and the one that was there, or the next, comes in; once for each piece. */
export function holdPiece(state: TetrisState, events: Events): TetrisState {
  const { piece, held, canHold } = state;
  if (piece === null || !canHold) return state;
  events.push({ type: 'held', shape: piece.shape });
  const aside: TetrisState = { ...state, held: piece.shape, canHold: false };
  return held === null ? withNextPiece(aside, events) : withPiece(aside, held, events);
}
