import { describe, expect, it, vi } from 'vitest';
import { counter } from '#app/mini-games/counter/entry.ts';
import { engine as counterEngine, type CounterMove, type CounterState } from '#app/mini-games/counter/engine.ts';
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import type { Engine } from '#app/mini-games/engine.ts';
import { memoryStorage } from './device-storage.ts';
import { createSession } from './session.ts';
import { testWorld } from './test-world.ts';

const ADD = { type: 'add' } as const;

function counting(world = testWorld(), entry: Partial<MiniGameEntry> = {}) {
  return {
    world,
    session: createSession<CounterState, CounterMove, unknown>(
      { ...counter, ...entry },
      counterEngine as Engine<CounterState, CounterMove, unknown>,
      world,
    ),
  };
}

/** Adds until the game is over. */
function playToTheEnd(session: ReturnType<typeof counting>['session']): void {
  while (session.getSnapshot().status === 'playing') session.play(ADD);
}

describe('moves', () => {
  it('change the state and tell the listeners once', () => {
    const { session } = counting();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    session.play(ADD);
    expect(session.getSnapshot().state.count).toBeGreaterThan(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that are refused leave the state and say why', () => {
    const { session } = counting();
    playToTheEnd(session);
    const { state } = session.getSnapshot();
    session.play(ADD);
    expect(session.getSnapshot().state).toBe(state);
    expect(session.getSnapshot().notice).toBe('This game is over.');
  });

  it('can be taken back to the start, one by one', () => {
    const { session } = counting();
    const { state: start } = session.getSnapshot();
    session.play(ADD);
    const { state: afterOne } = session.getSnapshot();
    session.play(ADD);
    session.undo();
    expect(session.getSnapshot().state).toEqual(afterOne);
    session.undo();
    expect(session.getSnapshot().state).toEqual(start);
    expect(session.getSnapshot().canUndo).toBe(false);
    session.undo();
    expect(session.getSnapshot().state).toEqual(start);
  });

  it('are pointed out by a hint until the next one', () => {
    const { session } = counting();
    session.askHint();
    expect(session.getSnapshot().hint).toEqual(ADD);
    session.play(ADD);
    expect(session.getSnapshot().hint).toBeNull();
  });
});

describe('time', () => {
  it('runs from the first move, not before', () => {
    const { session, world } = counting();
    world.pass(5000);
    expect(session.elapsedMs()).toBe(0);
    session.play(ADD);
    world.pass(1500);
    expect(session.elapsedMs()).toBe(1500);
  });

  it('stands still while the game is paused', () => {
    const { session, world } = counting();
    session.play(ADD);
    world.pass(1000);
    session.pause('player');
    world.pass(60_000);
    session.resume();
    world.pass(500);
    expect(session.elapsedMs()).toBe(1500);
  });

  it('stands still at the end', () => {
    const { session, world } = counting();
    session.play(ADD);
    world.pass(1000);
    playToTheEnd(session);
    world.pass(1000);
    expect(session.elapsedMs()).toBe(1000);
  });
});

describe('a pause', () => {
  it('refuses moves', () => {
    const { session } = counting();
    session.pause('player');
    const { state } = session.getSnapshot();
    session.play(ADD);
    expect(session.getSnapshot().state).toBe(state);
  });

  it('that the player asked for is not ended by coming back into sight', () => {
    const { session } = counting();
    session.pause('player');
    session.pause('out-of-sight');
    session.resume('out-of-sight');
    expect(session.getSnapshot().paused).toBe('player');
    session.resume();
    expect(session.getSnapshot().paused).toBeNull();
  });

  it('does not happen to a finished game', () => {
    const { session } = counting();
    playToTheEnd(session);
    session.pause('player');
    expect(session.getSnapshot().paused).toBeNull();
  });
});

describe('results', () => {
  it('G8 are counted once, even when undo reopens the game', () => {
    const { session } = counting();
    playToTheEnd(session);
    expect(session.getSnapshot().statistics.played).toBe(1);
    session.undo();
    playToTheEnd(session);
    expect(session.getSnapshot().statistics.played).toBe(1);
    session.newGame();
    playToTheEnd(session);
    expect(session.getSnapshot().statistics.played).toBe(2);
  });

  it('are kept for the next session, each variant for itself', () => {
    const storage = memoryStorage();
    playToTheEnd(counting(testWorld(storage)).session);
    const later = counting(testWorld(storage)).session;
    expect(later.getSnapshot().statistics.played).toBe(1);
    later.newGame('To twenty');
    expect(later.getSnapshot().statistics.played).toBe(0);
  });

  it('G6 start afresh from stored garbage', () => {
    for (const garbage of ['', '{', '[]', '{"version":9}', '{"version":1,"played":-3}']) {
      const storage = memoryStorage();
      storage.set('counter.statistics.To ten', garbage);
      expect(counting(testWorld(storage)).session.getSnapshot().statistics.played).toBe(0);
    }
  });
});

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

describe('the clock of a game', () => {
  const PERIOD_MS = 100;
  interface Beats {
    readonly beats: readonly number[]; // elapsed ms of each tick
    readonly period: number | null;
  }
  type BeatMove = { type: 'tick'; elapsedMs: number } | { type: 'period'; period: number | null };
  const beating: Engine<Beats, BeatMove, unknown> = {
    version: 1,
    variants: [{ label: 'Beats', options: null }],
    start: () => ({ beats: [], period: null }),
    play: (state, move) =>
      move.type === 'tick' ? { ...state, beats: [...state.beats, move.elapsedMs] } : { ...state, period: move.period },
    status: () => 'playing',
    score: (state) => state.beats.length,
    describe: (state) => `${state.beats.length} beats`,
    candidateMoves: () => [],
    clock: { period: (state) => state.period, tick: (elapsedMs) => ({ type: 'tick', elapsedMs }) },
  };

  function beat(world = testWorld()) {
    const session = createSession({ ...counter, canUndo: false, canResume: false }, beating, world);
    return { world, session, beats: () => session.getSnapshot().state.beats };
  }

  it('runs no timer while nothing waits', () => {
    const { world, session } = beat();
    expect(world.waiting()).toBe(0);
    session.play({ type: 'period', period: PERIOD_MS });
    expect(world.waiting()).toBe(1);
    session.play({ type: 'period', period: null });
    expect(world.waiting()).toBe(0);
  });

  it('beats once a period', () => {
    const { world, session, beats } = beat();
    session.play({ type: 'period', period: PERIOD_MS });
    world.pass(1000);
    expect(beats()).toHaveLength(10);
  });

  it('G4 does not move while paused, and takes a whole period to the next beat after it', () => {
    const { world, session, beats } = beat();
    session.play({ type: 'period', period: PERIOD_MS });
    world.pass(250);
    session.pause('out-of-sight');
    expect(world.waiting()).toBe(0);
    world.pass(60_000);
    session.resume();
    world.pass(PERIOD_MS - 1);
    expect(beats()).toHaveLength(2);
    world.pass(1);
    expect(beats()).toEqual([PERIOD_MS, PERIOD_MS, PERIOD_MS]);
  });

  it('is not put off by moves between two beats', () => {
    const { world, session, beats } = beat();
    session.play({ type: 'period', period: PERIOD_MS });
    for (let count = 0; count < 10; count += 1) {
      world.pass(30);
      session.play({ type: 'period', period: PERIOD_MS });
    }
    expect(beats()).toHaveLength(3);
  });

  it('G5 stops for good when the session is closed', () => {
    const { world, session } = beat();
    session.play({ type: 'period', period: PERIOD_MS });
    session.close();
    expect(world.waiting()).toBe(0);
  });
});
