// A game that was left before its end: what of it is kept, and where the next session goes on.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { PROUD } from './test-games.ts';
import { ADD, BY_CLOCK, getCount, createTestStore, playToTheEnd } from './test-shell.ts';

describe('an unfinished game', () => {
  it('goes on in the next session, with its time and its undo', () => {
    const first = createTestStore();
    first.shell.play(ADD);
    first.world.advance(3000);
    first.shell.close();
    const { shell } = createTestStore(first.storage);
    expect(shell.getSnapshot().state).toEqual(first.shell.getSnapshot().state);
    expect(shell.getElapsedMs()).toBe(3000);
    shell.send({ type: 'undo' });
    expect(getCount(shell)).toBe(0);
  });

  it('does not celebrate again what it has celebrated', () => {
    const { storage, shell } = createTestStore(createMemoryStorage(), PROUD);
    shell.play(ADD);
    shell.close();
    const later = createTestStore(storage, PROUD).shell;
    later.play(ADD);
    expect(later.getSnapshot().statistics.outcomes).toEqual({ 'first-step': 1 });
  });

  it('is kept within a second, so that a crash loses no more', () => {
    const { storage, world, shell } = createTestStore();
    shell.play(ADD);
    world.advance(1000);
    expect(getCount(createTestStore(storage).shell)).toBe(getCount(shell));
  });

  it('goes on in its own variant; by the clock it waits for its player', () => {
    const { storage, shell } = createTestStore();
    shell.newGame(BY_CLOCK);
    shell.play(ADD);
    shell.close();
    const later = createTestStore(storage);
    expect(later.shell.getSnapshot()).toMatchObject({ variant: { id: BY_CLOCK }, isVeiled: true, isUnderway: true });
    later.world.advance(60_000);
    expect(later.shell.getElapsedMs()).toBe(0);
    later.shell.send({ type: 'resume' });
    later.world.advance(3000 + 500);
    expect(later.shell.getElapsedMs()).toBe(500);
  });

  it('is not kept once it is over, or was taken back to its start', () => {
    const { storage, shell } = createTestStore();
    shell.play(ADD);
    shell.send({ type: 'undo' });
    shell.send({ type: 'leave' });
    expect(storage.get('counter.save')).toBeNull();
    playToTheEnd(shell);
    shell.close();
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
    const { storage, shell } = createTestStore();
    shell.play(ADD);
    shell.send({ type: 'leave' });
    const save = JSON.parse(storage.get('counter.save') ?? '') as object;
    storage.set('counter.save', JSON.stringify({ ...save, ...forged }));
    expect(getCount(createTestStore(storage).shell)).toBe(0);
  });
});
