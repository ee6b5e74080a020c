// The rules of Lamps: a press changes a lamp and its neighbors, and the game is won when all are off.
import type { Rules } from '#app/game-kit/rules.ts';
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';
import { pick } from '#app/game-kit/lib/random.ts';

export interface LampsOptions {
  readonly size: number; // lamps in a row and in a column
}

export interface LampsState extends LampsOptions {
  readonly isOn: readonly boolean[]; // row by row
  readonly needsPress: readonly boolean[]; // the lamps whose presses turn all off
  readonly presses: number;
}

export interface LampsMove {
  readonly type: 'press';
  readonly cell: number;
}

export interface LampsEvent {
  readonly type: 'changed';
  readonly cells: readonly number[];
}

/** The lamp itself and those above, below and beside it. */
function listNeighbors(cell: number, size: number): number[] {
  return [cell, ...DIRECTIONS.flatMap((direction) => findNeighbor(cell, direction, size) ?? [])];
}

function pressLamp(state: LampsState, cell: number): LampsState {
  const changed = new Set(listNeighbors(cell, state.size));
  return {
    ...state,
    isOn: state.isOn.map((isOn, index) => isOn !== changed.has(index)),
    needsPress: state.needsPress.map((isNeeded, index) => isNeeded !== (index === cell)),
  };
}

export const rules: Rules<LampsState, LampsMove, LampsEvent, LampsOptions> = {
  version: 1,
  variants: [
    { id: 'small', label: '3 × 3', pace: 'turns', options: { size: 3 } },
    { id: 'large', label: '5 × 5', pace: 'turns', options: { size: 5 } },
  ],
  start({ size }, seed) {
    const none = Array.from({ length: size * size }, () => false);
    const cells = none.map((_, cell) => cell);
    let state: LampsState = { size, isOn: none, needsPress: none, presses: 0 };
    // Presses from the dark board: the same ones turn all lamps off again.
    for (let rng = seed, count = 0; count < size + 1 || !state.isOn.includes(true); count += 1) {
      const [cell, next] = pick(rng, cells);
      rng = next;
      state = pressLamp(state, cell);
    }
    return state;
  },
  play(state, { cell }) {
    if (rules.outcome(state)) return { refused: 'This game is over.' };
    if (state.isOn[cell] === undefined) return { refused: null };
    const pressed = { ...pressLamp(state, cell), presses: state.presses + 1 };
    return { state: pressed, events: [{ type: 'changed', cells: listNeighbors(cell, state.size) }] };
  },
  outcome: ({ isOn }) => (isOn.includes(true) ? null : { result: 'won' }),
};
