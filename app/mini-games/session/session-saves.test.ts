// How an unfinished game is kept.
import { describe, expect, it } from 'vitest';
import { engine as counterEngine } from '#app/mini-games/counter/rules/rules.ts';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import { memoryStorage } from './device-storage.ts';
import { createSession } from './session.ts';
import { counter } from './test-game.ts';
import { testWorld } from './test-world.ts';

const ADD = { type: 'add' } as const;

function counting(world = testWorld(), entry: Partial<LoadedGame> = {}) {
  return { world, session: createSession({ ...counter, ...entry }, counterEngine, world) };
}

/** Adds until the game is over. */
function playToTheEnd(session: ReturnType<typeof counting>['session']): void {
  while (session.getSnapshot().status === 'playing') session.play(ADD);
}

describe('an unfinished game', () => {
  it('goes on in the next session, with its time', () => {
    const storage = memoryStorage();
    const first = counting(testWorld(storage));
    first.session.play(ADD);
    first.world.pass(3000);
    first.session.close();
    const second = counting(testWorld(storage));
    expect(second.session.getSnapshot().state).toEqual(first.session.getSnapshot().state);
    expect(second.session.elapsedMs()).toBe(3000);
    second.session.undo();
    expect(second.session.getSnapshot().state.count).toBe(0);
  });

  it('goes on in its own variant', () => {
    const storage = memoryStorage();
    const first = counting(testWorld(storage));
    first.session.newGame('To twenty');
    first.session.play(ADD);
    first.session.close();
    expect(counting(testWorld(storage)).session.getSnapshot().variant).toBe('To twenty');
  });

  it('is not kept where the game says so, and not once it is over', () => {
    const storage = memoryStorage();
    const realTime = counting(testWorld(storage), { canResume: false });
    realTime.session.play(ADD);
    realTime.session.close();
    expect(storage.get('counter.save')).toBeNull();
    const { session } = counting(testWorld(storage));
    session.play(ADD);
    session.save();
    expect(storage.get('counter.save')).not.toBeNull();
    playToTheEnd(session);
    session.close();
    expect(storage.get('counter.save')).toBeNull();
  });

  it('does not come back once it was taken back to its start', () => {
    const storage = memoryStorage();
    const { session } = counting(testWorld(storage));
    session.play(ADD);
    session.save();
    session.undo();
    session.close();
    expect(counting(testWorld(storage)).session.getSnapshot().state.count).toBe(0);
  });

  it.each([
    ['of an older version', { engineVersion: 0 }],
    ['of a variant that is gone', { variant: 'To a million' }],
    ['with a move that the rules refuse', { moves: Array.from({ length: 50 }, () => ADD) }],
    ['with moves of a wrong shape', { moves: [null, 7, 'add'] }],
    ['with a seed that is none', { seed: -1 }],
    ['with a time that is none', { elapsedMs: 'long' }],
  ])('that was forged (%s) gives way to a fresh one', (_, forged) => {
    const storage = memoryStorage();
    const { session } = counting(testWorld(storage));
    session.play(ADD);
    session.save();
    const save = JSON.parse(storage.get('counter.save') ?? '') as object;
    storage.set('counter.save', JSON.stringify({ ...save, ...forged }));
    expect(counting(testWorld(storage)).session.getSnapshot().state.count).toBe(0);
  });
});
