// How time passes in a session.
import { describe, expect, it } from 'vitest';
import { engine as counterEngine } from '#app/mini-games/counter/engine.ts';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import type { Engine } from '#app/mini-games/engine.ts';
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
    session.play({ type: 'period', period: PERIOD_MS });
    session.resume();
    expect(world.waiting()).toBe(0);
  });
});

describe('a clock that flows', () => {
  const GAME_MS = 1000;
  interface Sand {
    readonly leftMs: number;
    readonly ticks: readonly number[]; // elapsed ms of each
    readonly presses: number;
  }
  type SandMove = { readonly type: 'tick'; readonly elapsedMs: number } | { readonly type: 'press' };

  /** An hourglass; it asks for a beat every 300 ms, and for one when it runs out. */
  const hourglass: Engine<Sand, SandMove, null> = {
    version: 1,
    variants: [{ label: 'Sand', options: null }],
    start: () => ({ leftMs: GAME_MS, ticks: [], presses: 0 }),
    play(state, move) {
      if (state.leftMs === 0) return state;
      if (move.type === 'press') return { ...state, presses: state.presses + 1 };
      return { ...state, leftMs: Math.max(0, state.leftMs - move.elapsedMs), ticks: [...state.ticks, move.elapsedMs] };
    },
    status: (state) => (state.leftMs === 0 ? 'lost' : 'playing'),
    score: (state) => state.presses,
    describe: (state) => `${state.leftMs} ms left`,
    candidateMoves: () => [],
    clock: {
      isContinuous: true,
      period: (state) => (state.presses === 0 || state.leftMs === 0 ? null : Math.min(300, state.leftMs)),
      tick: (elapsedMs) => ({ type: 'tick', elapsedMs }),
    },
  };
  const PRESS = { type: 'press' } as const;

  /** An hourglass that was turned by a first press; its timers are as late as `late` says. */
  function flow(late = { ms: 0 }) {
    const world = testWorld();
    const session = createSession({ ...counter, canUndo: false, canResume: false }, hourglass, {
      ...world,
      after: (ms, run) => world.after(ms + late.ms, run),
    });
    session.play(PRESS);
    return { world, session, state: () => session.getSnapshot().state };
  }

  it('has flowed to the moment of a move, and flows on from there', () => {
    const { world, session, state } = flow();
    world.pass(120);
    session.play(PRESS);
    expect(state()).toEqual({ leftMs: 880, ticks: [120], presses: 2 });
    world.pass(300);
    expect(state().ticks).toEqual([120, 300]);
  });

  it('ends before a move that comes too late', () => {
    const { world, session, state } = flow({ ms: 5000 });
    world.pass(1200);
    session.play(PRESS);
    expect(session.getSnapshot().status).toBe('lost');
    expect(state().presses).toBe(1);
  });

  it('has flowed to the moment of a pause, and not during it', () => {
    const { world, session, state } = flow();
    world.pass(120);
    session.pause('player');
    expect(state().leftMs).toBe(880);
    world.pass(60_000);
    session.resume();
    world.pass(80);
    session.pause('player');
    expect(state().leftMs).toBe(800);
  });

  it('cannot be paused any more when the time was over by then', () => {
    const { world, session } = flow({ ms: 5000 });
    world.pass(1200);
    session.pause('player');
    expect(session.getSnapshot()).toMatchObject({ status: 'lost', paused: null });
  });

  it('counts no millisecond twice, however late its timers are', () => {
    const late = { ms: 0 };
    const { world, session, state } = flow(late);
    for (const ms of [70, 0, 35]) {
      late.ms = ms;
      world.pass(130);
      session.play(PRESS);
      world.pass(90);
    }
    session.play(PRESS);
    expect(GAME_MS - state().leftMs).toBe(3 * 220);
  });

  it('ends when its time is over, to the millisecond', () => {
    const { world, session, state } = flow();
    world.pass(GAME_MS - 1);
    expect(session.getSnapshot().status).toBe('playing');
    world.pass(1);
    expect(session.getSnapshot().status).toBe('lost');
    expect(state().ticks).toEqual([300, 300, 300, 100]);
    expect(world.waiting()).toBe(0);
  });
});

describe('a device that was asleep', () => {
  const HOUR_MS = 3_600_000;
  const SECOND_MS = 1000;

  /** A game in real time that counts what its clock tells it. */
  function ticking(isContinuous: boolean) {
    const ticks: number[] = [];
    const engine: Engine<number, { type: 'tick'; elapsedMs: number } | { type: 'act' }, null> = {
      version: 1,
      variants: [{ label: 'Only one', options: null }],
      start: () => 0,
      play(state, move) {
        if (move.type === 'tick') ticks.push(move.elapsedMs);
        return state + 1;
      },
      status: () => 'playing',
      score: (state) => state,
      describe: String,
      candidateMoves: () => [],
      clock: { isContinuous, period: () => SECOND_MS, tick: (elapsedMs) => ({ type: 'tick', elapsedMs }) },
    };
    const world = testWorld();
    const session = createSession({ ...counter, canUndo: false, canResume: false }, engine, world);
    session.play({ type: 'act' });
    world.pass(SECOND_MS);
    return { world, session, ticks };
  }

  it.each([true, false])('finds its game in real time paused, and no time gone (continuous: %s)', (isContinuous) => {
    const { world, session, ticks } = ticking(isContinuous);
    world.leap(HOUR_MS);
    world.pass(0);
    expect(session.getSnapshot().paused).toBe('out-of-sight');
    expect(ticks).toEqual([SECOND_MS]);
    expect(session.elapsedMs()).toBe(SECOND_MS);
    session.resume();
    world.pass(SECOND_MS);
    expect(ticks).toEqual([SECOND_MS, SECOND_MS]);
  });

  it.each([
    [5000, null],
    [5001, 'out-of-sight'],
  ] as const)('is one whose beat comes more than five seconds late (after %i ms: %s)', (ms, paused) => {
    const { world, session } = ticking(true);
    world.leap(ms);
    world.pass(0);
    expect(session.getSnapshot().paused).toBe(paused);
  });

  it('does not play the move that wakes it', () => {
    const { world, session, ticks } = ticking(true);
    const { state } = session.getSnapshot();
    world.leap(HOUR_MS);
    session.play({ type: 'act' });
    expect(session.getSnapshot().state).toBe(state);
    expect(ticks).toEqual([SECOND_MS]);
  });
});
