// Tests how the game store handles games that throw.
import { expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { ADD, createTestStore } from './test-game-store.ts';

/** A game in progress whose rules throw from now on. */
function createFaultyGame() {
  let isPlanted = false;
  const rules: MiniGame['rules'] = {
    ...(counter as MiniGame).rules,
    play(state, move) {
      if (isPlanted) throw new Error('planted');
      return counter.rules.play(state as CounterState, move as never);
    },
    dueInMs: () => (isPlanted ? 100 : null),
    advance: () => {
      throw new Error('planted');
    },
  };
  const session = createTestStore(createMemoryStorage(), { ...(counter as MiniGame), rules });
  session.store.play(ADD);
  session.store.play(ADD);
  session.store.send({ type: 'leave' });
  isPlanted = true;
  session.store.send({ type: 'set-preference', id: 'any', value: true }); // from now on it waits for its time
  return session;
}

it.each<[string, (tab: ReturnType<typeof createFaultyGame>) => void]>([
  ['in a move', ({ store }) => store.play(ADD)],
  ['in undo', ({ store }) => store.send({ type: 'undo' })],
  ['in its view', ({ store }) => store.fail(new Error('planted'))],
  ['while time passes', ({ environment }) => environment.advance(100)],
])('a game that throws %s stops for good, notifies its listeners and deletes its save', (_, act) => {
  const tab = createFaultyGame();
  const { store, environment, storage } = tab;
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  act(tab);
  const broken = store.getSnapshot();
  expect(broken.fault).toEqual({ error: new Error('planted') });
  store.newGame();
  store.send({ type: 'pause' });
  expect(store.getSnapshot()).toBe(broken);
  expect([listener.mock.calls.length, environment.countTimers()]).toEqual([1, 0]);
  store.close();
  expect(storage.get('counter.save')).toBeNull();
});
