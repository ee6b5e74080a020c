// Held keys with auto-repeat: they act immediately, again after a delay, and then at a constant rate.
import { DEFAULT_HANDLING, toHandling, type Handling } from './handling.ts';
import { lockPiece, softDrop, shiftPiece } from './pieces.ts';
import type { TetrisEvent, Side, TetrisState } from './state.ts';

export const KEYS = ['left', 'right', 'down'] as const;
export type Key = (typeof KEYS)[number];

/** A held soft drop always repeats like this. */
export const { delayMs: DELAY_MS, repeatMs: REPEAT_MS } = DEFAULT_HANDLING;

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
export function pressKey(state: TetrisState, { key, ...chosen }: { key: Key } & Partial<Handling>, events: TetrisEvent[]): TetrisState {
  if (!state.falls) return stepByKey(state, key, events);
  if (isHeld(state, key)) return state;
  if (key === 'down') return softDrop({ ...state, isDropping: true, dropMs: DELAY_MS }, events);
  const handling = toHandling(chosen);
  return shiftPiece({ ...state, sides: [...state.sides, key], handling, sideMs: handling.delayMs }, key, events);
}

/** Handles keyup; if the opposite key is still held, it becomes active again after its delay. */
export function releaseKey(state: TetrisState, key: Key): TetrisState {
  if (!isHeld(state, key)) return state;
  if (key === 'down') return { ...state, isDropping: false };
  const isLatest = state.sides.at(-1) === key;
  return { ...state, sides: state.sides.filter((side) => side !== key), sideMs: isLatest ? state.handling.delayMs : state.sideMs };
}

export function releaseAllKeys(state: TetrisState): TetrisState {
  return state.sides.length === 0 && !state.isDropping ? state : { ...state, sides: [], isDropping: false };
}

/** The side to which held keys move the piece. */
export function getActiveSide({ sides }: TetrisState): Side | null {
  return sides.at(-1) ?? null;
}

/** Whether the active key slides the piece to the wall as soon as there is room: after its delay, if it repeats every 0 ms. */
export function isSliding({ sides, sideMs, handling }: TetrisState): boolean {
  return sides.length > 0 && sideMs <= 0 && handling.repeatMs === 0;
}

/** Repeats the active key, which is due. */
export function repeatSideKey(state: TetrisState, side: Side, events: TetrisEvent[]): TetrisState {
  if (!isSliding(state)) return shiftPiece({ ...state, sideMs: state.handling.repeatMs }, side, events);
  const shifted = shiftPiece(state, side, events);
  return shifted === state ? state : repeatSideKey(shifted, side, events);
}
