// Suggests good moves for Counter, with reasons.
import type { Hints } from '#app/game-kit/contract.ts';
import { rules, type CounterMove, type CounterState } from './rules/rules.ts';

export const hints: Hints<CounterState, CounterMove> = {
  moves: (state) => (rules.outcome(state) ? [] : [{ type: 'add' }, { type: 'skip' }]),
  why: ({ step }, { type }) => (type === 'add' ? `It takes you ${step} closer.` : 'Another step may fit better.'),
};
