// Helpers for table tests of sessions: runs actions on a session of the counter and summarizes what the player sees.
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { applyWrite, type Device } from '#app/game-kit/session/device.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createSession, type Effect, type NewGameOptions, type Session } from '#app/game-kit/session/session.ts';
import { createSnapshot } from '#app/game-kit/session/snapshot.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { step, type Action } from '#app/game-kit/session/step.ts';
import { syncClocks, getWakeTime } from '#app/game-kit/session/game-time.ts';
import { getPlayedMs } from '#app/game-kit/session/stopwatch.ts';

export const SLOW = 'with-animation';
const START_MS = 1000;
const SEED = 18; // the counter's steps are 1, 1, 3, 3, 3: five of them pass ten
export const LUCKY_SEED = 230; // steps 1, 1, 3, 3, 2: exactly ten

export const ADD: Action = { type: 'play', move: { type: 'add' } };
export const UNDO: Action = { type: 'undo' };

/** The counter with a milestone at every added step. */
export const PROUD: MiniGame = {
  ...counter,
  results: { ...counter.results, outcomes: () => [{ id: 'added', label: 'Added' }] },
};

const { hints: _hints, ...bare } = counter;
const { results: _results, ...withoutResults } = bare;
const { announcement: _announcement, ...textWithoutAnnouncements } = counter.text;

const games: Readonly<Record<string, MiniGame>> = {
  counter,
  [SLOW]: { ...counter, text: { ...counter.text, animationMs: () => 900, toast: () => ({ title: 'Added' }) } },
  unwinnable: { ...counter, results: { ...counter.results, isWinnable: () => false } },
  'with-goal': { ...counter, results: { ...counter.results, isGoalReached: (state) => (state as CounterState).count >= 2 } },
  'with-milestone': { ...PROUD, text: { ...counter.text, toast: () => ({ title: 'Added' }) } },
  'with-toasts': { ...counter, text: { ...counter.text, toast: () => ({ title: 'Added' }) } },
  'undo-only': { ...counter, undoSupport: 'undo' },
  'without-announcements': { ...counter, text: textWithoutAnnouncements },
  'without-results': withoutResults,
  hopeless: { ...counter, hints: { ...counter.hints!, moves: () => [], isStuck: () => true } },
  undecided: { ...counter, hints: { ...counter.hints!, moves: () => [] } },
  capped: { ...counter, results: { ...counter.results, time: (ms) => Math.min(ms, 1500) } },
  minimal: { ...bare, undoSupport: 'none', results: {} },
};

export function createTestOptions(game: MiniGame, variant: number, more: Partial<NewGameOptions> = {}): NewGameOptions {
  const chosen = game.rules.variants[variant] ?? game.rules.variants[0];
  return {
    variant: chosen,
    seed: SEED,
    bestBefore: null,
    source: null,
    ...more,
  };
}

export type TestStep = Action | number;

/** What ends a game. */
export const FIVE: readonly TestStep[] = [ADD, ADD, ADD, ADD, ADD];

export const NEW_DEVICE: Device = { statistics: NO_STATISTICS, preferences: {}, prefersReducedMotion: false, words: 0 };

/** Runs actions on a session. A number lets that many ms pass, and wakes the session whenever it is due. */
export function run(game: MiniGame, first: Session, testSteps: readonly TestStep[], firstDevice = NEW_DEVICE) {
  let now = START_MS;
  let session = syncClocks(game, first, now);
  let device = firstDevice;
  let effects: Effect[] = [];
  function dispatch(action: Action): void {
    const [next, more] = step({ ...game, device }, session, action, now);
    session = next;
    device = more.reduce((before, effect) => (effect.type === 'store' ? applyWrite(before, effect.write) : before), device);
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
  return { session, device, effects, now };
}

/** What is played: one of the games above, in one of its variants, with options. */
interface Played extends Partial<Omit<NewGameOptions, 'variant'>> {
  readonly game?: string;
  readonly variant?: number;
  readonly device?: Partial<Device>;
}

/** Runs actions and summarizes the session: what the player sees, and the effects of the last action. */
function summarize({ game: name = 'counter', variant = TURNS, device: known, ...more }: Played, testSteps: readonly TestStep[]) {
  const game = games[name] ?? expect.fail(`There is no game ${name}`);
  const firstDevice = { ...NEW_DEVICE, ...known };
  const options = createTestOptions(game, variant, { bestBefore: firstDevice.statistics.bestScore, ...more });
  const { session, device, effects, now } = run(game, createSession(game, options), testSteps, firstDevice);
  const snapshot = createSnapshot({ ...game, device }, session, now);
  const { pauseState } = session;
  return {
    count: (session.state as CounterState).count,
    status: snapshot.status,
    notice: snapshot.notice,
    outcome: snapshot.outcome?.result ?? null,
    resultCard: snapshot.resultCard,
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
    records: snapshot.ending.records,
    does: effects.map((effect) =>
      effect.type === 'store' ? `store ${effect.write.kind}` : effect.type === 'announce' ? `announce "${effect.text}"` : effect.type,
    ),
    doesAnything: effects.length > 0,
  };
}

type Expected = Partial<ReturnType<typeof summarize>>;
type Row = readonly [name: string, testSteps: readonly TestStep[], expected: Expected, played?: Played];

/** Indexes of the counter's variants. */
export const [TURNS, CLOCK] = [0, 1];

/** What an action does, beside other things. */
export const doing = (...effects: readonly string[]) => expect.arrayContaining([...effects]) as string[];

/** Defines a test for each row: its name, the actions, the expected summary, and what is played if not the game of the table. */
export function testTable(played: Played, rows: readonly Row[]): void {
  for (const [name, testSteps, expected, own] of rows)
    it(name, () => expect(summarize({ ...played, ...own }, testSteps)).toMatchObject(expected));
}
