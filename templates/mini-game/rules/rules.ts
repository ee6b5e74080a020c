// The rules of Counter: reach the goal exactly, one random step at a time.
import type { Rules } from '#app/game-kit/rules.ts';
import { draw } from '#app/game-kit/lib/random.ts';

export interface CounterOptions {
  readonly goal: number;
  readonly patienceMs: number | null; // until an unused step expires; null for no time limit
}

export interface CounterState extends CounterOptions {
  readonly count: number;
  readonly step: number; // added by the next "add" move: 1 to 3
  readonly rng: number;
}

export type CounterMove = { readonly type: 'add' } | { readonly type: 'skip' };
export type CounterEvent = { readonly type: 'added'; readonly step: number } | { readonly type: 'skipped'; readonly step: number };

const MAX_STEP = 3;

function withNextStep(state: CounterState, count: number): CounterState {
  const [offset, rng] = draw(state.rng, MAX_STEP);
  return { ...state, count, step: offset + 1, rng };
}

/** Reaching the goal exactly wins; exceeding it loses. In real time, an unused step expires. */
export const rules: Rules<CounterState, CounterMove, CounterEvent, CounterOptions> = {
  version: 1,
  variants: [
    { id: 'ten', label: 'To ten', pace: 'turns', options: { goal: 10, patienceMs: null } },
    { id: 'twenty', label: 'To twenty, against the clock', pace: 'clock', options: { goal: 20, patienceMs: 2000 } },
  ],
  start: (options, seed) => withNextStep({ ...options, count: 0, step: 1, rng: seed }, 0),
  play(state, move) {
    if (rules.outcome(state)) return { refused: 'This game is over.' };
    const { count, step } = state;
    switch (move.type) {
      case 'add':
        return { state: withNextStep(state, count + step), events: [{ type: 'added', step }] };
      case 'skip':
        return { state: withNextStep(state, count), events: [{ type: 'skipped', step }] };
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  dueInMs: (state) => (state.count === 0 || rules.outcome(state) ? null : state.patienceMs),
  advance(state, ms) {
    const dueMs = rules.dueInMs?.(state) ?? null;
    if (dueMs === null || ms < dueMs) return { refused: null };
    return { state: withNextStep(state, state.count), events: [{ type: 'skipped', step: state.step }] };
  },
  outcome({ count, goal }) {
    if (count < goal) return null;
    return { result: count === goal ? 'won' : 'lost' };
  },
};
