// What becomes of a game that breaks.
import { expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { ADD, createTestStore } from './test-shell.ts';

/** A game under way whose rules throw from now on. */
function faulty() {
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
  session.shell.play(ADD);
  session.shell.play(ADD);
  session.shell.send({ type: 'leave' });
  isPlanted = true;
  return session;
}

it.each([
  ['in a move', (shell: GameStore) => shell.play(ADD)],
  ['in undo', (shell: GameStore) => shell.send({ type: 'undo' })],
])('a game that throws %s stops for good, tells its listeners, and leaves no save behind', (_, act) => {
  const { shell, world, storage } = faulty();
  const listener = vi.fn<() => void>();
  shell.subscribe(listener);
  act(shell);
  expect(shell.getSnapshot().fault).toEqual({ error: new Error('planted') });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(world.countTimers()).toBe(0);
  shell.close();
  expect(storage.get('counter.save')).toBeNull();
});

it('a game that throws by the clock stops as well', () => {
  const { shell, world } = faulty();
  shell.send({ type: 'prefer', id: 'any', value: true });
  world.advance(100);
  expect(shell.getSnapshot().fault).not.toBeNull();
  expect(world.countTimers()).toBe(0);
});

it('a broken game plays nothing any more', () => {
  const { shell } = faulty();
  shell.play(ADD);
  const broken = shell.getSnapshot();
  shell.newGame();
  shell.send({ type: 'pause' });
  expect(shell.getSnapshot()).toBe(broken);
});

it('a game that throws in its view stops in the same way', () => {
  const { shell, world, storage } = createTestStore();
  shell.play(ADD);
  shell.fail(new Error('view'));
  expect(shell.getSnapshot().fault).toEqual({ error: new Error('view') });
  expect(world.countTimers()).toBe(0);
  expect(storage.get('counter.save')).toBeNull();
});
