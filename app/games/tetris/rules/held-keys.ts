// Held keys with auto-repeat: they act immediately, again after a delay, and then at a constant rate.
import { lockPiece, softDrop, shiftPiece } from './pieces.ts';
import type { TetrisEvent, TetrisState } from './state.ts';

export const KEYS = ['left', 'right', 'down'] as const;
export type Key = (typeof KEYS)[number];

/** The delay before the first repeat ("delayed auto shift"), and the time between two ("auto repeat rate"). */
export const DELAY_MS = 170;
export const REPEAT_MS = 50;

/** Without a clock, a press is one step, keys do not repeat, and a step down on the ground locks the piece. */
function stepByKey(state: TetrisState, key: Key, events: TetrisEvent[]): TetrisState {
  if (key !== 'down') return shiftPiece(state, key, events);
  const lower = softDrop(state, events);
  return lower === state ? lockPiece(state, events) : lower;
}

/** Whether a key is held down. */
export function isHeld({ sides, isDropping }: TetrisState, key: Key): boolean {
  return key === 'down' ? isDropping : sides.includes(key);
}

/** Handles keydown; of two opposite keys, the later one counts. */
export function pressKey(state: TetrisState, key: Key, events: TetrisEvent[]): TetrisState {
  if (!state.falls) return stepByKey(state, key, events);
  if (isHeld(state, key)) return state;
  if (key === 'down') return softDrop({ ...state, isDropping: true, dropMs: DELAY_MS }, events);
  return shiftPiece({ ...state, sides: [...state.sides, key], sideMs: DELAY_MS }, key, events);
}

/** Handles keyup; if the opposite key is still held, it becomes active again after its delay. */
export function releaseKey(state: TetrisState, key: Key): TetrisState {
  if (!isHeld(state, key)) return state;
  if (key === 'down') return { ...state, isDropping: false };
  const isLatest = state.sides.at(-1) === key;
  return { ...state, sides: state.sides.filter((side) => side !== key), sideMs: isLatest ? DELAY_MS : state.sideMs };
}

export function releaseAllKeys(state: TetrisState): TetrisState {
  return state.sides.length === 0 && !state.isDropping ? state : { ...state, sides: [], isDropping: false };
}
