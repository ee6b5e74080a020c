// The life of a piece: it comes in, moves, falls, is held, and locks.
import { taken } from './bag.ts';
import type { TetrisEvent } from './events.ts';
import { rotated } from './kicks.ts';
import type { Piece, Shape, TurnWay } from './shapes.ts';
import { hasReachedGoal, intervalMs, levelOf, LOCK_DELAY_MS, MOST_RESETS, scoreFor, type Side, type TetrisState } from './state.ts';
import { bottomOf, fits, isResting, landed, SKYLINE, stamped, without } from './well.ts';

const SPAWN_COLUMN = 3;
const SPAWN_ROW = SKYLINE - 2;

/** Everything here adds what happens to a list of its caller. */
type Events = TetrisEvent[];

function ended(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'ended' });
  return { ...state, piece: null };
}

/** A piece right above the field, and one row lower at once when that is free; none when its place is taken, which ends the game. */
function withPiece(state: TetrisState, shape: Shape, events: Events): TetrisState {
  const { well } = state;
  if (!fits(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW)) return ended(state, events);
  const row = fits(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW + 1) ? SPAWN_ROW + 1 : SPAWN_ROW;
  const piece: Piece = { shape, turn: 0, column: SPAWN_COLUMN, row };
  return { ...state, piece, fallMs: intervalMs(levelOf(state)), lockMs: LOCK_DELAY_MS, resets: 0, lowest: bottomOf(piece) };
}

function withNextPiece(state: TetrisState, events: Events): TetrisState {
  const [shape, { queue, rng }] = taken(state);
  return withPiece({ ...state, queue, rng }, shape, events);
}

/** The first piece comes in. */
export function started(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'started' });
  return withNextPiece({ ...state, isStarted: true }, events);
}

/** A move that the piece has made: it holds off the lock, up to a count that only a new lowest row refills. */
function moved(state: TetrisState, piece: Piece): TetrisState {
  const bottom = bottomOf(piece);
  if (bottom > state.lowest) return { ...state, piece, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
  if (state.lockMs === LOCK_DELAY_MS || state.resets === MOST_RESETS) return { ...state, piece };
  return { ...state, piece, resets: state.resets + 1, lockMs: LOCK_DELAY_MS };
}

/** One column to a side; the same state when there is no room. */
export function shifted(state: TetrisState, side: Side, events: Events): TetrisState {
  const { piece, well } = state;
  if (piece === null) return state;
  const column = piece.column + (side === 'left' ? -1 : 1);
  if (!fits(well, piece.shape, piece.turn, column, piece.row)) return state;
  events.push({ type: 'moved', side });
  return moved(state, { shape: piece.shape, turn: piece.turn, column, row: piece.row });
}

/** A quarter turn; the same state when there is no room. */
export function turnedPiece(state: TetrisState, way: TurnWay, events: Events): TetrisState {
  const piece = state.piece && rotated(state.well, state.piece, way);
  if (!piece) return state;
  events.push({ type: 'rotated', turn: way });
  return moved(state, piece);
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

/** One row down because the player wants it; the same state when the piece rests. */
export function lowered(state: TetrisState, events: Events): TetrisState {
  const lower = fallen(state);
  if (lower !== state) events.push({ type: 'lowered' });
  return lower;
}

/** The piece becomes part of the well and the next one comes in, unless all of it lies above the field, or nothing is left to do. */
export function locked(state: TetrisState, events: Events, dropped = 0): TetrisState {
  const { piece } = state;
  if (piece === null) return state;
  const [well, cleared] = stamped(state.well, piece);
  events.push({ type: 'landed', piece, dropped });
  const after: TetrisState = {
    ...state,
    well: without(well, cleared),
    placed: state.placed + 1,
    lines: state.lines + cleared.length,
    score: state.score + scoreFor(cleared.length),
    canHold: true,
  };
  if (cleared.length > 0) {
    events.push({ type: 'cleared', rows: cleared, bricks: cleared.map((row) => well[row] ?? 0) });
    if (levelOf(after) !== levelOf(state)) events.push({ type: 'leveled', level: levelOf(after) });
  }
  return hasReachedGoal(after) || bottomOf(piece) < SKYLINE ? ended(after, events) : withNextPiece(after, events);
}

/** Down as far as it goes, and locked at once. */
export function hardDropped(state: TetrisState, events: Events): TetrisState {
  if (state.piece === null) return state;
  const piece = landed(state.well, state.piece);
  return locked(piece === state.piece ? state : { ...state, piece }, events, piece.row - state.piece.row);
}

/** The piece is put aside, and the one that was there, or the next, comes in; once for each piece. */
export function swapped(state: TetrisState, events: Events): TetrisState {
  const { piece, held, canHold } = state;
  if (piece === null || !canHold) return state;
  events.push({ type: 'held', shape: piece.shape });
  const aside: TetrisState = { ...state, held: piece.shape, canHold: false };
  return held === null ? withNextPiece(aside, events) : withPiece(aside, held, events);
}
