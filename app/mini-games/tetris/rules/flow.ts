// Time: what happens by itself, and when.
import { activeSide, REPEAT_MS } from './keys.ts';
import { fallen, locked, shifted } from './pieces.ts';
import { isRunning, type TetrisState } from './state.ts';
import { isResting } from './well.ts';

/** A tick counts no more than this: after a standstill nothing has fallen or locked unseen. */
export const LONGEST_TICK_MS = 250;
/** Ticks come at least this often, so that only a standstill makes them longer. */
const LONGEST_WAIT_MS = 200;

/** Milliseconds until something happens by itself; null while nothing can. */
function waitMs(state: TetrisState): number | null {
  if (!state.falls || !state.isStarted || state.piece === null) return null;
  let wait = isResting(state.well, state.piece) ? state.lockMs : state.fallMs;
  if (state.sides.length > 0) wait = Math.min(wait, state.sideMs);
  if (state.isDropping) wait = Math.min(wait, state.dropMs);
  return wait;
}

/** When to tick next, in whole milliseconds; null while nothing can happen by itself. */
export function periodMs(state: TetrisState): number | null {
  const wait = waitMs(state);
  return wait === null ? null : Math.min(Math.ceil(wait), LONGEST_WAIT_MS);
}

/** The state some milliseconds later, no later than the next thing that happens. */
function later(state: TetrisState, ms: number): TetrisState {
  const rests = state.piece !== null && isResting(state.well, state.piece);
  return {
    ...state,
    fallMs: rests ? state.fallMs : state.fallMs - ms,
    lockMs: rests ? state.lockMs - ms : state.lockMs,
    sideMs: state.sides.length > 0 ? state.sideMs - ms : state.sideMs,
    dropMs: state.isDropping ? state.dropMs - ms : state.dropMs,
  };
}

/** What is due: the held keys first, then the fall, then the lock. */
function happened(state: TetrisState): TetrisState {
  let current = state;
  const side = activeSide(current);
  if (side !== null && current.sideMs <= 0) current = shifted({ ...current, sideMs: REPEAT_MS }, side);
  if (current.isDropping && current.dropMs <= 0) current = fallen({ ...current, dropMs: REPEAT_MS });
  if (current.piece === null) return current;
  if (!isResting(current.well, current.piece)) return current.fallMs <= 0 ? fallen(current) : current;
  return current.lockMs <= 0 ? locked(current) : current;
}

/** Lets time pass; the same state when no clock runs. */
export function flowed(state: TetrisState, elapsedMs: number): TetrisState {
  let left = Math.min(elapsedMs, LONGEST_TICK_MS);
  if (!(left > 0) || !state.falls) return state;
  let current = state;
  while (left > 0 && isRunning(current)) {
    const ms = Math.min(left, waitMs(current) ?? left);
    current = happened(later(current, ms));
    left -= ms;
  }
  return current;
}
