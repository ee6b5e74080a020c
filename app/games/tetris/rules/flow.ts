// Time: what happens by itself, and when.
import type { TetrisEvent } from './events.ts';
import { getActiveSide, REPEAT_MS } from './keys.ts';
import { fallOneRow, lockPiece, softDrop, shiftPiece } from './pieces.ts';
import { isRunning, type TetrisState } from './state.ts';
import { isResting } from './well.ts';

/** No more than this counts at once: after a standstill nothing has fallen or locked unseen. */
export const LONGEST_TICK_MS = 250;
/** Time is asked for at least this often, so that only a standstill makes more of it pass at once. */
const LONGEST_WAIT_MS = 200;

/** Milliseconds until something happens by itself; null while nothing can. */
function getWaitMs(state: TetrisState): number | null {
  if (!state.falls || !state.isStarted || state.piece === null) return null;
  let wait = isResting(state.well, state.piece) ? state.lockMs : state.fallMs;
  if (state.sides.length > 0) wait = Math.min(wait, state.sideMs);
  if (state.isDropping) wait = Math.min(wait, state.dropMs);
  return wait;
}

/** When time is to pass next, in whole milliseconds; null while nothing can happen by itself. */
export function getDueMs(state: TetrisState): number | null {
  const wait = getWaitMs(state);
  // A piece that was due to fall while it rested, and has been moved off its ledge since, is due at once.
  return wait === null ? null : Math.max(1, Math.min(Math.ceil(wait), LONGEST_WAIT_MS));
}

/** The state some milliseconds later, no later than the next thing that happens. */
function advanceTimers(state: TetrisState, ms: number): TetrisState {
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
function applyDueEvents(state: TetrisState, events: TetrisEvent[]): TetrisState {
  let current = state;
  const side = getActiveSide(current);
  if (side !== null && current.sideMs <= 0) current = shiftPiece({ ...current, sideMs: REPEAT_MS }, side, events);
  if (current.isDropping && current.dropMs <= 0) current = softDrop({ ...current, dropMs: REPEAT_MS }, events);
  if (current.piece === null) return current;
  if (!isResting(current.well, current.piece)) return current.fallMs <= 0 ? fallOneRow(current) : current;
  return current.lockMs <= 0 ? lockPiece(current, events) : current;
}

/** Lets time pass, and adds what happens to `events`; the same state when no clock runs. */
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
