// The smallest game that uses everything the contract offers: count to the goal without passing it. Copy this folder to begin a new game.
import type { Engine } from '#app/mini-games/engine.ts';
import { draw } from '#app/mini-games/lib/rng.ts';

export interface CounterOptions {
  readonly goal: number;
}

export interface CounterState extends CounterOptions {
  readonly count: number;
  readonly step: number; // what the next "add" adds: 1 to 3
  readonly rng: number;
}

export type CounterMove = { readonly type: 'add' } | { readonly type: 'skip' };

const MAX_STEP = 3;

function withNextStep(state: CounterState, count: number): CounterState {
  const [offset, rng] = draw(state.rng, MAX_STEP);
  return { ...state, count, step: offset + 1, rng };
}

function status(state: CounterState) {
  if (state.count === state.goal) return 'won';
  return state.count > state.goal ? 'lost' : 'playing';
}

function play(state: CounterState, move: CounterMove): CounterState {
  if (status(state) !== 'playing') return state;
  switch (move.type) {
    case 'add':
      return withNextStep(state, state.count + state.step);
    case 'skip':
      return withNextStep(state, state.count);
    default:
      move satisfies never;
      return state;
  }
}

/** Reaching the goal exactly wins; passing it loses. */
export const engine: Engine<CounterState, CounterMove, CounterOptions> = {
  version: 1,
  variants: [
    { label: 'To ten', options: { goal: 10 } },
    { label: 'To twenty', options: { goal: 20 } },
  ],
  start: (options, seed) => withNextStep({ ...options, count: 0, step: 1, rng: seed }, 0),
  play,
  refusal: (state) => (status(state) === 'playing' ? null : 'This game is over.'),
  status,
  score: (state) => state.count,
  describe: (state) => `Count: ${state.count} of ${state.goal}. Next step: ${state.step}`,
  candidateMoves: (state) => (status(state) === 'playing' ? [{ type: 'add' }, { type: 'skip' }] : []),
};
