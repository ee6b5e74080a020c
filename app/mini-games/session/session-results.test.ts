// What is kept of finished games.
import { describe, expect, it } from 'vitest';
import { engine as counterEngine } from '#app/mini-games/counter/rules/rules.ts';
import type { BestKind, LoadedGame } from '#app/mini-games/contract.ts';
import type { Engine } from '#app/mini-games/rules.ts';
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

/** A game whose player says what happens. */
type Points = { readonly type: 'score'; readonly score: number } | { readonly type: 'end'; readonly status: 'won' | 'lost' };
interface Sheet {
  readonly score: number;
  readonly status: 'playing' | 'won' | 'lost';
}

const scoring: Engine<Sheet, Points, null> = {
  version: 1,
  variants: [{ label: 'Sheet', options: null }],
  start: () => ({ score: 0, status: 'playing' }),
  play(state, move) {
    if (state.status !== 'playing') return state;
    return move.type === 'score' ? { ...state, score: move.score } : { ...state, status: move.status };
  },
  status: (state) => state.status,
  score: (state) => state.score,
  describe: (state) => `Score: ${state.score}`,
  candidateMoves: () => [],
};

function keepScore(best: BestKind, storage = memoryStorage(), entry: Partial<LoadedGame> = {}) {
  const world = testWorld(storage);
  const session = createSession({ ...counter, best, ...entry }, scoring, world);
  const score = (points: number) => session.play({ type: 'score', score: points });
  return {
    world,
    session,
    score,
    end: (status: 'won' | 'lost') => session.play({ type: 'end', status }),
    /** A new game that reaches `points` in `ms` and then ends. */
    finish(points: number, status: 'won' | 'lost', ms = 1000) {
      session.newGame();
      score(points);
      world.pass(ms);
      session.play({ type: 'end', status });
    },
    statistics: () => session.getSnapshot().statistics,
    records: () => session.getSnapshot().records,
  };
}

describe('the best score', () => {
  it('is the highest one of any finished game', () => {
    const { finish, statistics } = keepScore('highest-score');
    finish(30, 'lost');
    finish(20, 'won');
    expect(statistics().bestScore).toBe(30);
  });

  it('is the lowest one of a game that was won', () => {
    const { finish, statistics } = keepScore('lowest-score');
    finish(30, 'won');
    finish(20, 'lost');
    expect(statistics().bestScore).toBe(30);
    finish(25, 'won');
    expect(statistics().bestScore).toBe(25);
  });

  it.each(['fastest-win', 'none'] as const)('is not kept where it says nothing (%s)', (best) => {
    const { finish, statistics } = keepScore(best);
    finish(30, 'won');
    expect(statistics().bestScore).toBeNull();
  });

  it('is a record when no game before was as good, and no record in the first game', () => {
    const { finish, records } = keepScore('highest-score');
    finish(10, 'won');
    expect(records().score).toBe(false);
    finish(10, 'won');
    expect(records().score).toBe(false);
    finish(11, 'won');
    expect(records().score).toBe(true);
  });

  it('is the only record of a game in real time, where ending sooner is no achievement', () => {
    for (const canResume of [true, false]) {
      const { finish, records } = keepScore('highest-score', memoryStorage(), { canResume });
      finish(10, 'won', 2000);
      finish(10, 'won', 1000);
      expect(records()).toEqual({ score: false, time: canResume });
    }
  });

  it('has the time of the fastest win that reached it', () => {
    const { finish, statistics } = keepScore('lowest-score');
    finish(8, 'won', 1000);
    finish(6, 'won', 9000);
    expect(statistics().bestScoreTimeMs).toBe(9000);
    finish(6, 'won', 5000);
    finish(6, 'won', 7000);
    finish(7, 'won', 100);
    expect(statistics().bestScoreTimeMs).toBe(5000);
    expect(statistics().bestTimeMs).toBe(100);
  });

  it('has no time of a worse game', () => {
    const { finish, statistics } = keepScore('highest-score');
    finish(10, 'won', 1000);
    finish(20, 'lost', 3000);
    expect(statistics().bestScoreTimeMs).toBeNull();
    finish(20, 'won', 5000);
    expect(statistics().bestScoreTimeMs).toBe(5000);
  });
});

describe('a score that counts as soon as it is reached', () => {
  it('is kept when its game is given up for a new one', () => {
    const { session, score, statistics } = keepScore('highest-score-reached');
    score(40);
    session.newGame();
    expect(statistics()).toMatchObject({ bestScore: 40, played: 0 });
  });

  it('is kept when the page is left, even where the game itself is not', () => {
    const storage = memoryStorage();
    const { session, score } = keepScore('highest-score-reached', storage, { canResume: false });
    score(40);
    session.close();
    expect(keepScore('highest-score-reached', storage).statistics().bestScore).toBe(40);
  });

  it('is not kept in other games', () => {
    const { session, score, statistics } = keepScore('highest-score');
    score(40);
    session.newGame();
    expect(statistics().bestScore).toBeNull();
  });

  it('is still a record at the end when the game was saved on the way', () => {
    const { session, score, end, finish, statistics, records } = keepScore('highest-score-reached');
    finish(30, 'lost');
    session.newGame();
    score(40);
    session.pause('player');
    expect(statistics().bestScore).toBe(30);
    session.resume();
    end('lost');
    expect(statistics().bestScore).toBe(40);
    expect(records().score).toBe(true);
  });

  it('counts when undo has reopened its game, which is played once', () => {
    const { session, score, finish, end, statistics } = keepScore('highest-score-reached');
    finish(30, 'lost');
    session.undo();
    score(50);
    end('lost');
    expect(statistics()).toMatchObject({ bestScore: 50, played: 1 });
  });
});

describe('the time', () => {
  it('stops counting at the cap of the game', () => {
    const { session, world, finish, statistics } = keepScore('fastest-win', memoryStorage(), { timeCapMs: 999_000 });
    finish(1, 'won', 2_000_000);
    expect(session.elapsedMs()).toBe(999_000);
    expect(statistics().bestTimeMs).toBe(999_000);
    world.pass(1000);
    expect(session.elapsedMs()).toBe(999_000);
  });
});
