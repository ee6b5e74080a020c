// A game that was left before its end: what of it is kept, and where the next session goes on.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { PROUD } from './test-games.ts';
import { ADD, BY_CLOCK, getCount, createTestStore, playToTheEnd } from './test-shell.ts';

describe('an unfinished game', () => {
  it('goes on in the next session, with its time and its undo', () => {
    const first = createTestStore();
    first.store.play(ADD);
    first.environment.advance(3000);
    first.store.close();
    const { store } = createTestStore(first.storage);
    expect(store.getSnapshot().state).toEqual(first.store.getSnapshot().state);
    expect(store.getElapsedMs()).toBe(3000);
    store.send({ type: 'undo' });
    expect(getCount(store)).toBe(0);
  });

  it('does not celebrate again what it has celebrated', () => {
    const { storage, store } = createTestStore(createMemoryStorage(), PROUD);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage, PROUD).store;
    later.play(ADD);
    expect(later.getSnapshot().statistics.outcomes).toEqual({ 'first-step': 1 });
  });

  it('is kept within a second, so that a crash loses no more', () => {
    const { storage, environment, store } = createTestStore();
    store.play(ADD);
    environment.advance(1000);
    expect(getCount(createTestStore(storage).store)).toBe(getCount(store));
  });

  it('goes on in its own variant; by the clock it waits for its player', () => {
    const { storage, store } = createTestStore();
    store.newGame(BY_CLOCK);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage);
    expect(later.store.getSnapshot()).toMatchObject({ variant: { id: BY_CLOCK }, hasPauseOverlay: true, isUnderway: true });
    later.environment.advance(60_000);
    expect(later.store.getElapsedMs()).toBe(0);
    later.store.send({ type: 'resume' });
    later.environment.advance(3000 + 500);
    expect(later.store.getElapsedMs()).toBe(500);
  });

  it('is not kept once it is over, or was taken back to its start', () => {
    const { storage, store } = createTestStore();
    store.play(ADD);
    store.send({ type: 'undo' });
    store.send({ type: 'leave' });
    expect(storage.get('counter.save')).toBeNull();
    playToTheEnd(store);
    store.close();
    expect(storage.get('counter.save')).toBeNull();
  });

  it.each([
    ['of an older version of the rules', { rules: 0 }],
    ['of a later format', { format: 2 }],
    ['of a variant that is gone', { variant: 'million' }],
    ['with a move that the rules refuse', { entries: Array.from({ length: 50 }, () => ADD) }],
    ['with a time that does not pass', { entries: [ADD, 5] }],
    ['with moves of a wrong shape', { entries: [null, 'add'] }],
    ['with a seed that is none', { seed: -1 }],
    ['with a time that is none', { elapsedMs: 'long' }],
  ])('that was forged (%s) gives way to a fresh one', (_, forged) => {
    const { storage, store } = createTestStore();
    store.play(ADD);
    store.send({ type: 'leave' });
    const save = JSON.parse(storage.get('counter.save') ?? '') as object;
    storage.set('counter.save', JSON.stringify({ ...save, ...forged }));
    expect(getCount(createTestStore(storage).store)).toBe(0);
  });
});
