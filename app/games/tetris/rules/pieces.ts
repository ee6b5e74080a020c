// The active piece: spawning, moving, rotating, falling, holding and locking.
import { takePiece } from './bag.ts';
import { findRotation } from './kicks.ts';
import type { Piece, Shape, TurnWay } from './shapes.ts';
import { hasReachedGoal, getFallIntervalMs, getLevel, getLineScore, LOCK_DELAY_MS, MOST_RESETS } from './state.ts';
import type { Side, TetrisEvent, TetrisState } from './state.ts';
import { getBottomRow, canFit, isResting, findLanding, SKYLINE, placePiece, removeRows } from './well.ts';

const SPAWN_COLUMN = 3;
const SPAWN_ROW = SKYLINE - 2;

/** The caller's list; all functions here append to it. */
type Events = TetrisEvent[];

function endGame(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'ended' });
  return { ...state, piece: null };
}

/** Spawns a piece just above the field, one row lower if that is free; if the spawn position is blocked, the game ends. */
function withPiece(state: TetrisState, shape: Shape, events: Events): TetrisState {
  const { well } = state;
  if (!canFit(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW)) return endGame(state, events);
  const row = canFit(well, shape, 0, SPAWN_COLUMN, SPAWN_ROW + 1) ? SPAWN_ROW + 1 : SPAWN_ROW;
  const piece: Piece = { shape, turn: 0, column: SPAWN_COLUMN, row };
  return {
    ...state,
    piece,
    fallMs: getFallIntervalMs(getLevel(state)),
    lockMs: LOCK_DELAY_MS,
    resets: 0,
    lowest: getBottomRow(piece),
  };
}

function withNextPiece(state: TetrisState, events: Events): TetrisState {
  const [shape, { queue, rng }] = takePiece(state);
  return withPiece({ ...state, queue, rng }, shape, events);
}

export function startGame(state: TetrisState, events: Events): TetrisState {
  events.push({ type: 'started' });
  return withNextPiece({ ...state, isStarted: true }, events);
}

/** Moves the piece and resets the lock delay. The number of resets is limited; reaching a new lowest row restores it. */
function movePiece(state: TetrisState, piece: Piece): TetrisState {
  const moved: TetrisState = { ...state, piece };
  const bottom = getBottomRow(piece);
  if (bottom > state.lowest) return { ...moved, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
  if (state.lockMs === LOCK_DELAY_MS || state.resets === MOST_RESETS) return moved;
  return { ...moved, resets: state.resets + 1, lockMs: LOCK_DELAY_MS };
}

/** Moves the piece one column; the same state if there is no room. */
export function shiftPiece(state: TetrisState, side: Side, events: Events): TetrisState {
  if (state.piece === null) return state;
  const { shape, turn, row } = state.piece;
  const column = state.piece.column + (side === 'left' ? -1 : 1);
  if (!canFit(state.well, shape, turn, column, row)) return state;
  events.push({ type: 'moved', side });
  return movePiece(state, { shape, turn, column, row });
}

/** Rotates by a quarter turn; the same state if there is no room. */
export function rotatePiece(state: TetrisState, way: TurnWay, events: Events): TetrisState {
  const { piece, well } = state;
  const turned = piece && findRotation(well, piece, way);
  if (!turned) return state;
  events.push({ type: 'rotated', turn: way });
  return movePiece(state, turned);
}

/** Moves the piece one row down; the same state if it rests on something. */
export function fallOneRow(state: TetrisState): TetrisState {
  const { piece, well } = state;
  if (piece === null || isResting(well, piece)) return state;
  const lower: Piece = { shape: piece.shape, turn: piece.turn, column: piece.column, row: piece.row + 1 };
  const fallen: TetrisState = { ...state, piece: lower, fallMs: getFallIntervalMs(getLevel(state)) };
  const bottom = getBottomRow(lower);
  return bottom <= state.lowest ? fallen : { ...fallen, lowest: bottom, resets: 0, lockMs: LOCK_DELAY_MS };
}

/** One row down on the player's request; the same state if the piece rests on something. */
export function softDrop(state: TetrisState, events: Events): TetrisState {
  const lower = fallOneRow(state);
  if (lower === state) return state;
  events.push({ type: 'soft-dropped' });
  return lower;
}

/** Locks the piece and spawns the next one, unless all of it lies above the field (game over) or the goal is reached. */
export function lockPiece(state: TetrisState, events: Events, dropped = 0): TetrisState {
  const { piece } = state;
  if (piece === null) return state;
  const [filled, cleared] = placePiece(state.well, piece);
  const lines = cleared.length;
  events.push({ type: 'landed', piece, dropped });
  if (lines > 0) events.push({ type: 'cleared', rows: cleared, bricks: cleared.map((row) => filled[row] ?? 0) });
  const after: TetrisState = {
    ...state,
    well: removeRows(filled, cleared),
    score: state.score + getLineScore(lines),
    placed: state.placed + 1,
    lines: state.lines + lines,
    canHold: true,
  };
  if (getLevel(after) !== getLevel(state)) events.push({ type: 'level-up', level: getLevel(after) });
  return hasReachedGoal(after) || getBottomRow(piece) < SKYLINE ? endGame(after, events) : withNextPiece(after, events);
}

/** Drops the piece to the ground and locks it immediately. */
export function hardDrop(state: TetrisState, events: Events): TetrisState {
  if (state.piece === null) return state;
  const piece = findLanding(state.well, state.piece);
  return lockPiece({ ...state, piece }, events, piece.row - state.piece.row);
}

/** Puts the piece into hold and spawns the held or the next one; once per piece. */
export function holdPiece(state: TetrisState, events: Events): TetrisState {
  const { piece, held, canHold } = state;
  if (piece === null || !canHold) return state;
  events.push({ type: 'held', shape: piece.shape });
  const withHeld: TetrisState = { ...state, held: piece.shape, canHold: false };
  return held === null ? withNextPiece(withHeld, events) : withPiece(withHeld, held, events);
}
