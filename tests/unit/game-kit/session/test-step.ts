// Sessions of the counter for the tests of the step: played through, and summed up as a player sees them.
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { begin, type Effect, type Fresh, type Session } from '#app/game-kit/session/session.ts';
import { snapshotOf } from '#app/game-kit/session/snapshot.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { step, type Cause } from '#app/game-kit/session/step.ts';
import { PROUD } from './test-games.ts';
import { playedMs, settled, wakeAt } from '#app/game-kit/session/game-time.ts';

export const SLOW = 'slow to show';
const START_MS = 1000;
const SEED = 18; // steps 1, 1, 3, 3, 3 in the counter, which is too far
export const LUCKY_SEED = 230; // steps 1, 1, 3, 3, 2, which is ten

const { hints: _hints, ...bare } = counter;
const { results: _results, ...plain } = bare;
const { told: _told, ...terse } = counter.words;

const games: Readonly<Record<string, MiniGame>> = {
  counter,
  [SLOW]: { ...counter, words: { ...counter.words, showsForMs: () => 900, toast: () => ({ title: 'Added' }) } },
  proud: { ...PROUD, words: { ...counter.words, toast: () => ({ title: 'Added' }) } },
  chatty: { ...counter, words: { ...counter.words, toast: () => ({ title: 'Added' }) } },
  cautious: { ...counter, stepsBack: 'undo' },
  terse: { ...counter, words: terse },
  plain,
  capped: { ...counter, results: { ...counter.results, time: { isRecord: true, capMs: 1500 } } },
  stubborn: { ...bare, stepsBack: 'none', results: {} },
};

export function freshOf(game: MiniGame, variant: number, more: Partial<Fresh> = {}): Fresh {
  const chosen = game.rules.variants[variant] ?? game.rules.variants[0];
  return {
    variant: chosen,
    seed: SEED,
    carried: undefined,
    statistics: NO_STATISTICS,
    preferences: {},
    isCalm: false,
    detour: null,
    ...more,
  };
}

export type Act = Cause | number;

/** Plays a session through; a number is the ms that pass, in which the session is woken whenever it asks for it. */
export function run(game: MiniGame, first: Session, acts: readonly Act[]) {
  let now = START_MS;
  let session = settled(game, first, now);
  let effects: Effect[] = [];
  function take(cause: Cause): void {
    const [next, more] = step(game, session, cause, now);
    session = next;
    effects = [...effects, ...more];
  }
  for (const act of acts) {
    effects = [];
    if (typeof act !== 'number') {
      take(act);
      continue;
    }
    const end = now + act;
    for (let at = wakeAt(game, session, now); at !== null && at <= end; at = wakeAt(game, session, now)) {
      now = Math.max(now, at);
      take({ type: 'wake' });
    }
    now = end;
  }
  return { session, effects, now };
}

/** A session in a few words: what a player sees, and what the last act had carried out. */
function summary(name: string, variant: number, acts: readonly Act[], more?: Partial<Fresh>) {
  const game = games[name] ?? counter;
  const { session, effects, now } = run(game, begin(game, freshOf(game, variant, more)), acts);
  const shown = snapshotOf(game, session, now);
  const { hold } = session;
  return {
    count: (session.state as CounterState).count,
    status: shown.status,
    notice: shown.notice,
    outcome: shown.outcome?.result ?? null,
    hold: hold?.kind === 'paused' ? `paused by ${hold.by}` : (hold?.kind ?? null),
    isVeiled: shown.isVeiled,
    countdown: shown.countdown,
    playedMs: playedMs(game, session, now),
    waits: wakeAt(game, session, now) !== null,
    canUndo: shown.canUndo,
    canRedo: shown.canRedo,
    hint: shown.hint,
    hints: shown.hints,
    best: shown.best,
    played: shown.statistics.played,
    won: shown.statistics.won,
    outcomes: shown.statistics.outcomes,
    bestTimeMs: shown.statistics.bestTimeMs,
    records: shown.records,
    does: effects.map((effect) =>
      effect.type === 'store' ? `store ${effect.write.kind}` : effect.type === 'tell' ? `tell "${effect.words}"` : effect.type,
    ),
    doesAnything: effects.length > 0,
  };
}

type Expected = Partial<ReturnType<typeof summary>>;
type Row = readonly [name: string, acts: readonly Act[], expected: Expected];

/** The variants of the counter. */
export const [TURNS, CLOCK] = [0, 1];

/** A test for each row: what happens to a session, and where it is then. */
export function table(rows: readonly Row[], variant = TURNS, game = 'counter', more?: Partial<Fresh>): void {
  it.each(rows)('%s', (_, acts, expected) => {
    expect(summary(game, variant, acts, more)).toMatchObject(expected);
  });
}
