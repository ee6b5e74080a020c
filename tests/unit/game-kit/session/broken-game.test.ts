// Tests how the game store handles games that throw.
import { expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
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
  return session;
}

it.each([
  ['in a move', (store: GameStore) => store.play(ADD)],
  ['in undo', (store: GameStore) => store.send({ type: 'undo' })],
])('a game that throws %s stops for good, notifies its listeners and deletes its save', (_, act) => {
  const { store, environment, storage } = createFaultyGame();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  act(store);
  expect(store.getSnapshot().fault).toEqual({ error: new Error('planted') });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(environment.countTimers()).toBe(0);
  store.close();
  expect(storage.get('counter.save')).toBeNull();
});

it('a game that throws while time passes stops, too', () => {
  const { store, environment } = createFaultyGame();
  store.send({ type: 'set-preference', id: 'any', value: true });
  environment.advance(100);
  expect(store.getSnapshot().fault).not.toBeNull();
  expect(environment.countTimers()).toBe(0);
});

it('a broken game ignores moves', () => {
  const { store } = createFaultyGame();
  store.play(ADD);
  const broken = store.getSnapshot();
  store.newGame();
  store.send({ type: 'pause' });
  expect(store.getSnapshot()).toBe(broken);
});

it('a game that throws in its view stops, too', () => {
  const { store, environment, storage } = createTestStore();
  store.play(ADD);
  store.fail(new Error('view'));
  expect([store.getSnapshot().fault, environment.countTimers(), storage.get('counter.save')]).toEqual([
    { error: new Error('view') },
    0,
    null,
  ]);
});
