// Invariants of Counter, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import type { CounterEvent, CounterMove, CounterState } from '#templates/mini-game/rules/rules.ts';

export const invariants: Invariants<CounterState, CounterMove, CounterEvent> = {
  checkState: ({ step }) => assertHolds(step >= 1 && step <= 3, 'the step is not 1 to 3'),
  checkStep: (before, after) =>
    assertHolds(
      after.count === before.count || after.count === before.count + before.step,
      'the count grew by something other than the step',
    ),
};
