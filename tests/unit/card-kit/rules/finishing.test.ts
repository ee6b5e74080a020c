import { expect, it } from 'vitest';
import { createFinishing } from '#app/card-kit/rules/finishing.ts';

interface Countdown {
  readonly isFinishing: boolean;
  readonly left: number; // cards
}

const { dueInMs, advance } = createFinishing<Countdown, { type: 'moved' }>(
  ({ left }) => left === 0,
  (state) => (state.left > 5 ? null : { state: { ...state, left: state.left - 1 }, events: [{ type: 'moved' }] }),
);
const finishing = { isFinishing: true, left: 3 };
const step = dueInMs(finishing) ?? 0;

it('waits only while the cards go home', () => {
  expect(step).toBeGreaterThan(0);
  expect(dueInMs({ isFinishing: false, left: 3 })).toBeNull();
  expect(dueInMs({ isFinishing: true, left: 0 })).toBeNull();
});

it('sends one card home when it is due, however late', () => {
  for (const ms of [step, 2 * step])
    expect(advance(finishing, ms)).toEqual({ state: { isFinishing: true, left: 2 }, events: [{ type: 'moved' }] });
});

it.each([
  ['too early', finishing, step - 1],
  ['without being asked to', { isFinishing: false, left: 3 }, step],
  ['after the win', { isFinishing: true, left: 0 }, step],
  ['if no card can follow', { isFinishing: true, left: 6 }, step],
])('sends no card home %s', (_, state, ms) => {
  expect(advance(state, ms)).toEqual({ refused: null });
});
