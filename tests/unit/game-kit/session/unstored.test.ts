// Tests what a game says on a device that stores nothing.
import { afterEach, expect, it, vi } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import { FAULTS, stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import { createTestEnvironment } from './test-environment.ts';
import { ADD, playToTheEnd } from './test-game-store.ts';

const SKIP = { type: 'skip' };

/** Opens games in one visit and counts the notices. */
function visit() {
  const environment = createTestEnvironment(createDeviceStorage());
  const notices: string[] = [];
  return {
    environment,
    notices,
    open(game = counter) {
      const store = createGameStore(entry, game, environment);
      store.listen((effect) => effect.type === 'unstored' && notices.push(effect.type));
      return store;
    },
  };
}

afterEach(() => void vi.unstubAllGlobals());

it.each(FAULTS)('says with the first save that nothing can be saved, and only once in a visit (%s)', (fault) => {
  stubLocalStorage().fail(fault);
  const { environment, notices, open } = visit();
  const store = open();
  expect(store.getSnapshot().hasUnstored).toBe(false);
  store.play(SKIP);
  environment.advance(1000);
  expect(notices).toHaveLength(1);
  expect(store.getSnapshot().hasUnstored).toBe(true);
  playToTheEnd(store);
  store.newGame();
  store.send({ type: 'set-preference', id: 'sound', value: true });
  store.close();
  open().play(SKIP);
  environment.advance(1000);
  expect(notices).toHaveLength(1);
});

it('says it with a preference, too', () => {
  stubLocalStorage().fail('full');
  const { notices, open } = visit();
  const store = open();
  store.send({ type: 'set-preference', id: 'sound', value: true });
  expect(notices).toHaveLength(1);
  expect(store.getSnapshot()).toMatchObject({ hasUnstored: true, preferences: { sound: true } });
});

it('says nothing to somebody who only looks at a game, or who is leaving', () => {
  stubLocalStorage().fail('denied');
  const { environment, notices, open } = visit();
  const store = open({ ...counter, rules: { ...counter.rules, carry: () => 'stored with the first game' } });
  store.send({ type: 'obstruct', by: 'visibility' });
  store.send({ type: 'unobstruct', by: 'visibility' });
  environment.advance(1000);
  store.play(SKIP);
  store.send({ type: 'leave' });
  expect(notices).toEqual([]);
  store.play(SKIP);
  environment.advance(1000);
  expect(notices).toHaveLength(1);
});

it('says nothing if the device stores everything, and takes it back once there is room', () => {
  const { fail } = stubLocalStorage();
  const { environment, notices, open } = visit();
  const store = open();
  store.play(ADD);
  environment.advance(1000);
  expect(notices).toEqual([]);
  fail('full');
  store.play(SKIP);
  environment.advance(1000);
  expect(store.getSnapshot().hasUnstored).toBe(true);
  fail(null);
  store.play(SKIP);
  environment.advance(1000);
  expect(store.getSnapshot().hasUnstored).toBe(false);
});
