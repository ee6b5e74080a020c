// Sessions of the counter for the tests of the step: played through, and summed up as a player sees them.
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createSession, type Effect, type NewGameOptions, type Session } from '#app/game-kit/session/session.ts';
import { createSnapshot } from '#app/game-kit/session/snapshot.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { step, type Action } from '#app/game-kit/session/step.ts';
import { PROUD } from './test-games.ts';
import { getPlayedMs, syncClocks, getWakeTime } from '#app/game-kit/session/game-time.ts';

export const SLOW = 'slow to show';
const START_MS = 1000;
const SEED = 18; // steps 1, 1, 3, 3, 3 in the counter, which is too far
export const LUCKY_SEED = 230; // steps 1, 1, 3, 3, 2, which is ten

const { hints: _hints, ...bare } = counter;
const { results: _results, ...plain } = bare;
const { announcement: _announcement, ...terse } = counter.text;

const games: Readonly<Record<string, MiniGame>> = {
  counter,
  [SLOW]: { ...counter, text: { ...counter.text, animationMs: () => 900, toast: () => ({ title: 'Added' }) } },
  proud: { ...PROUD, text: { ...counter.text, toast: () => ({ title: 'Added' }) } },
  chatty: { ...counter, text: { ...counter.text, toast: () => ({ title: 'Added' }) } },
  cautious: { ...counter, undoSupport: 'undo' },
  terse: { ...counter, text: terse },
  plain,
  capped: { ...counter, results: { ...counter.results, time: { isRecord: true, capMs: 1500 } } },
  stubborn: { ...bare, undoSupport: 'none', results: {} },
};

export function createTestOptions(game: MiniGame, variant: number, more: Partial<NewGameOptions> = {}): NewGameOptions {
  const chosen = game.rules.variants[variant] ?? game.rules.variants[0];
  return {
    variant: chosen,
    seed: SEED,
    carried: undefined,
    statistics: NO_STATISTICS,
    preferences: {},
    prefersReducedMotion: false,
    source: null,
    ...more,
  };
}

export type TestStep = Action | number;

/** Plays a session through; a number is the ms that pass, in which the session is woken whenever it asks for it. */
export function run(game: MiniGame, first: Session, testSteps: readonly TestStep[]) {
  let now = START_MS;
  let session = syncClocks(game, first, now);
  let effects: Effect[] = [];
  function dispatch(action: Action): void {
    const [next, more] = step(game, session, action, now);
    session = next;
    effects = [...effects, ...more];
  }
  for (const testStep of testSteps) {
    effects = [];
    if (typeof testStep !== 'number') {
      dispatch(testStep);
      continue;
    }
    const end = now + testStep;
    for (let at = getWakeTime(game, session, now); at !== null && at <= end; at = getWakeTime(game, session, now)) {
      now = Math.max(now, at);
      dispatch({ type: 'wake' });
    }
    now = end;
  }
  return { session, effects, now };
}

/** A session in a few words: what a player sees, and what the last act had carried out. */
function summarize(name: string, variant: number, testSteps: readonly TestStep[], more?: Partial<NewGameOptions>) {
  const game = games[name] ?? counter;
  const { session, effects, now } = run(game, createSession(game, createTestOptions(game, variant, more)), testSteps);
  const snapshot = createSnapshot(game, session, now);
  const { pauseState } = session;
  return {
    count: (session.state as CounterState).count,
    status: snapshot.status,
    notice: snapshot.notice,
    outcome: snapshot.outcome?.result ?? null,
    pauseState: pauseState?.kind === 'paused' ? `paused by ${pauseState.by}` : (pauseState?.kind ?? null),
    hasPauseOverlay: snapshot.hasPauseOverlay,
    countdown: snapshot.countdown,
    playedMs: getPlayedMs(game, session, now),
    waits: getWakeTime(game, session, now) !== null,
    canUndo: snapshot.canUndo,
    canRedo: snapshot.canRedo,
    hint: snapshot.hint,
    hints: snapshot.hints,
    best: snapshot.best,
    played: snapshot.statistics.played,
    won: snapshot.statistics.won,
    outcomes: snapshot.statistics.outcomes,
    bestTimeMs: snapshot.statistics.bestTimeMs,
    records: snapshot.records,
    does: effects.map((effect) =>
      effect.type === 'store' ? `store ${effect.write.kind}` : effect.type === 'announce' ? `announce "${effect.text}"` : effect.type,
    ),
    doesAnything: effects.length > 0,
  };
}

type Expected = Partial<ReturnType<typeof summarize>>;
type Row = readonly [name: string, testSteps: readonly TestStep[], expected: Expected];

/** The variants of the counter. */
export const [TURNS, CLOCK] = [0, 1];

/** A test for each row: what happens to a session, and where it is then. */
export function testTable(rows: readonly Row[], variant = TURNS, game = 'counter', more?: Partial<NewGameOptions>): void {
  it.each(rows)('%s', (_, testSteps, expected) => {
    expect(summarize(game, variant, testSteps, more)).toMatchObject(expected);
  });
}
