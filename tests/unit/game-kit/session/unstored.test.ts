// Tests what a game says on a device that stores nothing.
import { expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { FAULTS, stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import { createTestEnvironment } from './test-environment.ts';
import { playToTheEnd } from './test-game-store.ts';

/** Opens games in one visit and counts the notices. */
function visit() {
  const environment = createTestEnvironment(createDeviceStorage());
  const notices: string[] = [];
  function open(game = counter) {
    const store = createGameStore(entry, game, environment);
    store.listen((effect) => effect.type === 'unstored' && notices.push(effect.type));
    return store;
  }
  /** Makes a move that does not end the game, and waits until it is saved. */
  function playSaved(store: GameStore): void {
    store.play({ type: 'skip' });
    environment.advance(1000);
  }
  return { environment, notices, open, playSaved };
}

it.each(FAULTS)('says with the first save that nothing can be saved, and only once in a visit (%s)', (fault) => {
  stubLocalStorage().fail(fault);
  const { notices, open, playSaved } = visit();
  const store = open();
  expect(store.getSnapshot().hasUnstored).toBe(false);
  playSaved(store);
  expect(notices).toHaveLength(1);
  expect(store.getSnapshot().hasUnstored).toBe(true);
  playToTheEnd(store);
  store.newGame();
  store.send({ type: 'set-preference', id: 'sound', value: true });
  store.close();
  playSaved(open());
  expect(notices).toHaveLength(1);
});

it('says nothing to somebody who only looks at a game, or who is leaving, but says it with a preference', () => {
  stubLocalStorage().fail('denied');
  const { environment, notices, open } = visit();
  const words = { getList: () => ({ list: 'all', round: 1 }), getPlace: () => 0 }; // stored with the first game
  const store = open({ ...counter, rules: { ...counter.rules, words } });
  store.send({ type: 'obstruct', by: 'visibility' });
  store.send({ type: 'unobstruct', by: 'visibility' });
  environment.advance(1000);
  store.play({ type: 'skip' });
  store.send({ type: 'leave' });
  expect(notices).toEqual([]);
  store.send({ type: 'set-preference', id: 'sound', value: true });
  expect(notices).toHaveLength(1);
  expect(store.getSnapshot()).toMatchObject({ hasUnstored: true, preferences: { sound: true } });
});

it('says nothing if the device stores everything, and takes it back once there is room', () => {
  const { fail } = stubLocalStorage();
  const { notices, open, playSaved } = visit();
  const store = open();
  playSaved(store);
  expect(notices).toEqual([]);
  fail('full');
  playSaved(store);
  expect(store.getSnapshot().hasUnstored).toBe(true);
  fail(null);
  playSaved(store);
  expect(store.getSnapshot().hasUnstored).toBe(false);
});
