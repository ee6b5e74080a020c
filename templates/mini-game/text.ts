// What Counter says: the status line and the sentences for screen readers.
import type { Words } from '#app/game-kit/contract.ts';
import type { CounterEvent, CounterState } from './rules/rules.ts';

export const words: Words<CounterState, CounterEvent> = {
  status: ({ count, goal }) => (count === goal ? 'You Won!' : count > goal ? 'Game Over!' : `Count: ${count} of ${goal}`),
  told: (events, { step }) =>
    events.map(({ type, step: was }) => `${type === 'added' ? 'Added' : 'Skipped'} ${was}. Next: ${step}`).join('. '),
};
