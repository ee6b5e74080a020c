// Time in Tetris: gravity, lock delay and key repeat.
import { REPEAT_MS } from './held-keys.ts';
import { fallOneRow, lockPiece, shiftPiece, softDrop } from './pieces.ts';
import { isRunning, type TetrisEvent, type TetrisState } from './state.ts';
import { isResting } from './well.ts';

/** Longer time steps are cut to this, so that nothing falls or locks unseen after the browser has stalled. */
export const LONGEST_TICK_MS = 250;
/** Time is requested at least this often, so that only a stall causes a longer step. */
const MAX_WAIT_MS = 200;

/** Ms until the next automatic event; null if there is none. */
function getWaitMs(state: TetrisState): number | null {
  if (!state.falls || !state.isStarted || state.piece === null) return null;
  let wait = isResting(state.well, state.piece) ? state.lockMs : state.fallMs;
  if (state.sides.length > 0) wait = Math.min(wait, state.sideMs);
  if (state.isDropping) wait = Math.min(wait, state.dropMs);
  return wait;
}

/** Whole ms until time must be advanced next; null if nothing is scheduled. */
export function getDueMs(state: TetrisState): number | null {
  const wait = getWaitMs(state);
  // At least 1 ms: a piece moved off a ledge may be overdue to fall.
  return wait === null ? null : Math.max(1, Math.min(Math.ceil(wait), MAX_WAIT_MS));
}

/** Advances all timers, at most to the next event. */
function advanceTimers(state: TetrisState, ms: number): TetrisState {
  const isAtRest = state.piece !== null && isResting(state.well, state.piece);
  return {
    ...state,
    fallMs: isAtRest ? state.fallMs : state.fallMs - ms,
    lockMs: isAtRest ? state.lockMs - ms : state.lockMs,
    sideMs: state.sides.length > 0 ? state.sideMs - ms : state.sideMs,
    dropMs: state.isDropping ? state.dropMs - ms : state.dropMs,
  };
}

/** Applies due events: held keys first, then the fall, then the lock. */
function applyDueEvents(state: TetrisState, events: TetrisEvent[]): TetrisState {
  let current = state;
  const side = current.sides.at(-1);
  if (side !== undefined && current.sideMs <= 0) current = shiftPiece({ ...current, sideMs: REPEAT_MS }, side, events);
  if (current.isDropping && current.dropMs <= 0) current = softDrop({ ...current, dropMs: REPEAT_MS }, events);
  if (current.piece === null) return current;
  if (!isResting(current.well, current.piece)) return current.fallMs <= 0 ? fallOneRow(current) : current;
  return current.lockMs <= 0 ? lockPiece(current, events) : current;
}

/** Advances time and appends to `events`; returns the same state if no clock is running. */
export function advanceTime(state: TetrisState, elapsedMs: number, events: TetrisEvent[]): TetrisState {
  let left = Math.min(elapsedMs, LONGEST_TICK_MS);
  if (!(left > 0) || !state.falls) return state;
  let current = state;
  while (left > 0 && isRunning(current)) {
    const ms = Math.min(left, getWaitMs(current) ?? left);
    current = applyDueEvents(advanceTimers(current, ms), events);
    left -= ms;
  }
  return current;
}
