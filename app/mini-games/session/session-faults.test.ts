// A game whose rules throw: it stops for good, says what it threw, and nothing of it comes back.
import { describe, expect, it, vi } from 'vitest';
import { engine as counterEngine } from '#app/mini-games/counter/rules/rules.ts';
import { memoryStorage } from './device-storage.ts';
import { createSession, type Session } from './session.ts';
import { counter } from './test-game.ts';
import { testWorld } from './test-world.ts';

const ADD = { type: 'add' } as const;
const SKIP = { type: 'skip' } as const;
const BEAT_MS = 100;

/** A game whose next move, whoever makes it, throws once `plant` was called. */
function faulty() {
  const storage = memoryStorage();
  const world = testWorld(storage);
  let isPlanted = false;
  const session = createSession(
    counter,
    {
      ...counterEngine,
      play(state, move) {
        if (isPlanted) throw new Error('planted');
        return counterEngine.play(state, move);
      },
      clock: { period: () => BEAT_MS, tick: () => SKIP },
    },
    world,
  );
  return { storage, world, session, plant: () => (isPlanted = true) };
}

const WAYS: Record<string, (session: Session<unknown, typeof ADD | typeof SKIP>) => void> = {
  play: (session) => session.play(ADD),
  undo: (session) => session.undo(),
};

describe('rules that throw', () => {
  it.each(Object.entries(WAYS))('in %s stop the game and are told to the listeners', (_, act) => {
    const { session, plant, world } = faulty();
    session.play(ADD);
    session.play(ADD);
    plant();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    act(session);
    expect(session.getSnapshot().fault).toEqual({ error: new Error('planted') });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(world.waiting()).toBe(0);
  });

  it('by the clock stop the game', () => {
    const { session, plant, world } = faulty();
    plant();
    world.pass(BEAT_MS);
    expect(session.getSnapshot().fault).not.toBeNull();
    expect(world.waiting()).toBe(0);
  });

  it('leave no save behind, even one that was there', () => {
    const { session, plant, storage } = faulty();
    session.play(ADD);
    session.save();
    expect(storage.get('counter.save')).not.toBeNull();
    plant();
    session.play(ADD);
    session.save();
    session.close();
    expect(storage.get('counter.save')).toBeNull();
  });

  it('let nothing be played any more', () => {
    const { session, plant } = faulty();
    plant();
    session.play(ADD);
    const broken = session.getSnapshot();
    session.newGame();
    session.pause('player');
    session.setPreference('sound', true);
    expect(session.getSnapshot()).toBe(broken);
  });
});

it('a view that breaks stops its game in the same way', () => {
  const { session, world, storage } = faulty();
  session.play(ADD);
  session.save();
  session.fail(new Error('view'));
  expect(session.getSnapshot().fault).toEqual({ error: new Error('view') });
  expect(world.waiting()).toBe(0);
  expect(storage.get('counter.save')).toBeNull();
});
