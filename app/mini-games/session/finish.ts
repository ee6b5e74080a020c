// What a game leaves behind when it is over, or given up.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Outcome } from '#app/mini-games/rules.ts';
import { DONE_PREFIX, type Done } from './done.ts';
import { isUnderway, recipeOf, slotOf, type Effect, type Session } from './session.ts';
import { withGame, withScoreReached, type Statistics } from './statistics.ts';
import type { Stepped } from './stepped.ts';
import { elapsedMs, stopped } from './stopwatch.ts';

/** A finished game is counted as this once, even when undo reopens it. */
export const END = 'end';

function stored({ origin }: Session, statistics: Statistics): Effect {
  return { type: 'store', key: `statistics.${origin.variant.id}`, value: statistics };
}

/** The statistics with what this game has reached, where scores count as soon as they are. */
function withReached({ results }: MiniGame, { statistics, state, hints }: Session): Statistics {
  const score = results?.score;
  return score?.countsReached && hints === 0 ? withScoreReached(statistics, score.of(state)) : statistics;
}

/** Whether a score has come to the mark of a day's board that more points are to beat. */
export function hasBeaten({ results }: MiniGame, { detour, state }: Session): boolean {
  if (detour?.kind !== 'day' || detour.stamp.mark === null || results?.score?.better !== 'higher') return false;
  return results.score.of(state) >= detour.stamp.mark;
}

/**
 * What came of the board of a day, once it is over or its mark is beaten; whoever plays on writes it over, and so does another end after undo.
 */
function done(game: MiniGame, session: Session, outcome: Outcome | null, elapsed: number): readonly Effect[] {
  const { detour, state, hints, preferences } = session;
  const result = hasBeaten(game, session) ? 'won' : outcome?.result;
  if (detour?.kind !== 'day' || result === undefined) return [];
  const { day, ...stamp } = detour.stamp;
  const value: Done = {
    ...stamp,
    result,
    score: game.results?.score?.of(state) ?? null,
    elapsedMs: elapsed,
    hints,
    drawing: game.results?.drawing?.(state, preferences) ?? null,
  };
  return [{ type: 'store', key: `${DONE_PREFIX}${day}`, value }];
}

/** The session of a game that has just ended; `session` holds its last state. */
export function finished(game: MiniGame, session: Session, outcome: Outcome, now: number): Stepped {
  const { results } = game;
  const before = session.statistics;
  const watch = stopped(session.watch, now);
  const over: Session = { ...session, watch, unsavedAtMs: null };
  const timeMs = Math.min(results?.time?.capMs ?? Infinity, elapsedMs(watch, now));
  const stores: readonly Effect[] = [{ type: 'store', key: slotOf(session), value: null }, ...done(game, session, outcome, timeMs)];
  if (session.counted.includes(END)) {
    const statistics = withReached(game, session);
    return [{ ...over, statistics }, [...stores, ...(statistics === before ? [] : [stored(session, statistics)])]];
  }
  const score = results?.score?.of(session.state) ?? null;
  const statistics = withGame(before, { outcome, score, elapsedMs: timeMs, hints: session.hints }, results?.score?.better ?? 'higher');
  const records = {
    score: session.bestBefore !== null && statistics.bestScore !== session.bestBefore && statistics.bestScore === score,
    time: results?.time?.isRecord === true && before.bestTimeMs !== null && statistics.bestTimeMs !== before.bestTimeMs,
  };
  const isMerry = outcome.result === 'won' || records.score;
  return [
    { ...over, statistics, records, counted: [...session.counted, END] },
    [
      ...stores,
      stored(session, statistics),
      { type: 'ended', result: outcome.result },
      ...(isMerry ? [{ type: 'celebrate' } as const] : []),
    ],
  ];
}

/** Keeps the score that a game under way has reached: it may be left for good. */
function reachedSoFar(game: MiniGame, session: Session): readonly Effect[] {
  const reached = withReached(game, session);
  return isUnderway(session) && reached !== session.statistics ? [stored(session, reached)] : [];
}

/** Keeps an unfinished game on the device. */
export function saved(game: MiniGame, session: Session, timeMs: number): Stepped {
  const recipe = recipeOf(game, session, timeMs);
  const effects: readonly Effect[] = session.outcome === null ? [{ type: 'store', key: slotOf(session), value: recipe }] : [];
  const beaten = session.outcome === null ? done(game, session, null, timeMs) : [];
  return [{ ...session, unsavedAtMs: null }, [...effects, ...beaten, ...reachedSoFar(game, session)]];
}
