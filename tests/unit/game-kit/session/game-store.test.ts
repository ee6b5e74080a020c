// Tests the game store: its listeners, its timers, and the state shared with the next game and with all games.
import { describe, expect, it, vi } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { ADD, createTestStore, getCount, playToTheEnd } from './test-game-store.ts';

describe('listeners', () => {
  it('are notified once per change, and not without one', () => {
    const { store } = createTestStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.play(ADD);
    expect(listener).toHaveBeenCalledTimes(1);
    store.send({ type: 'resume' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.play(ADD);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('receive effects, except storage effects', () => {
    const { store } = createTestStore();
    const effectTypes: string[] = [];
    const stop = store.listen(({ type }) => effectTypes.push(type));
    store.play(ADD);
    store.send({ type: 'leave' });
    expect(effectTypes).toEqual(['events', 'announce']);
    stop();
    store.play(ADD);
    expect(effectTypes).toHaveLength(2);
  });
});

it('G5 runs timers only while something is due, and never after it is closed', () => {
  const { environment, store } = createTestStore();
  expect(environment.countTimers()).toBe(0);
  store.play(ADD);
  expect(environment.countTimers()).toBe(1);
  environment.advance(1000);
  expect(environment.countTimers()).toBe(0);
  store.close();
  store.play(ADD);
  expect(environment.countTimers()).toBe(0);
});

it('starts the next game only after the end of this one', () => {
  const { store } = createTestStore();
  store.play(ADD);
  const underWay = store.getSnapshot();
  store.playNext();
  expect(store.getSnapshot()).toBe(underWay);
  playToTheEnd(store);
  store.playNext();
  expect(store.getSnapshot().outcome).toBeNull();
});

it('waits for Start in a new game, but not in the one after the end of another', () => {
  const { store } = createTestStore(undefined, { ...counter, startMove: ADD });
  expect(getCount(store)).toBe(0);
  expect(store.start()).toBe(true);
  expect(getCount(store)).toBeGreaterThan(0);
  expect(store.start()).toBe(false);
  playToTheEnd(store);
  store.playNext();
  expect(store.getSnapshot().isUnderway).toBe(true);
});

it('adds what a hint costs to the time once for each position, and tells it', () => {
  const results = { ...counter.results, time: (ms: number, hints: number) => ms + 7500 * hints * (hints + 1) };
  const { store, environment } = createTestStore(undefined, { ...counter, results });
  const askForHint = () => {
    store.send({ type: 'hint' });
    return [store.getElapsedMs(), / This hint adds .*$/.exec(store.getSnapshot().notice ?? '')?.[0]];
  };
  expect(askForHint()).toEqual([15_000, ' This hint adds 15 seconds.']);
  expect(askForHint()[0]).toBe(15_000);
  store.play(ADD);
  environment.advance(1000);
  expect(askForHint()).toEqual([46_000, ' This hint adds 30 seconds.']);
  store.send({ type: 'undo' });
  expect(store.getElapsedMs()).toBe(46_000);
});

it.each(['', '{', '[]', 'null', '{"bright":7}'])('G6 has no preferences if the stored value is invalid: %j', (garbage) => {
  const storage = createMemoryStorage();
  storage.set('preferences', garbage);
  expect(createTestStore(storage).store.getSnapshot().preferences).toEqual({});
});

describe('a hint from an asynchronous search', () => {
  const SKIP = { type: 'skip' };

  const createSearchingStore = (solve: () => Promise<object | null>) =>
    createTestStore(undefined, { ...counter, hints: { ...counter.hints!, solve } });

  it("comes from the search first, then from the game's own hints", async () => {
    const { store } = createSearchingStore(() => Promise.resolve(SKIP));
    store.send({ type: 'hint' });
    await vi.waitFor(() => expect(store.getSnapshot().hint).toEqual(SKIP));
    store.send({ type: 'hint' });
    expect(store.getSnapshot()).toMatchObject({ hint: ADD, hints: 1 });
  });

  it("comes from the game's own hints if the search fails or takes longer than 300 ms", async () => {
    const failing = createSearchingStore(() => Promise.reject(new Error('No worker')));
    failing.store.send({ type: 'hint' });
    await vi.waitFor(() => expect(failing.store.getSnapshot().hint).toEqual(ADD));
    const slow = createSearchingStore(() => new Promise(() => {}));
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    slow.store.send({ type: 'hint' });
    await Promise.resolve();
    expect(slow.store.getSnapshot().hint).toBeNull();
    expect(timeout).toHaveBeenCalledWith(300);
    time.abort();
    await vi.waitFor(() => expect(slow.store.getSnapshot().hint).toEqual(ADD));
  });

  it('is dropped if the board has changed', async () => {
    const { promise, resolve: find } = Promise.withResolvers<object>();
    const { store } = createSearchingStore(() => promise);
    store.send({ type: 'hint' });
    store.play(ADD);
    find(SKIP);
    await new Promise(setImmediate);
    expect(store.getSnapshot().hint).toBeNull();
  });
});
