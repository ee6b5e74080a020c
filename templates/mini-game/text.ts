// The texts of Counter: the status line and the announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import type { CounterEvent, CounterState } from './rules/rules.ts';

export const text: GameText<CounterState, CounterEvent> = {
  status: ({ count, goal }) => (count === goal ? 'You Won!' : count > goal ? 'Game Over!' : `Count: ${count} of ${goal}`),
  announcement: (events, { step }) =>
    events.map(({ type, step: stepOfEvent }) => `${type === 'added' ? 'Added' : 'Skipped'} ${stepOfEvent}. Next: ${step}`).join('. '),
};
