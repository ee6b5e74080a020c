// What a game leaves behind when it is over, or given up.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { Done } from './persistence/daily-result.ts';
import { isUnderway, recipeOf, slotOf, type Effect, type Session } from './session.ts';
import { withAddition, type Addition, type Better } from './persistence/statistics.ts';
import { andThen, none, type Stepped } from './transition.ts';
import { elapsedMs, stopped } from './stopwatch.ts';

/** A finished game is counted as this once, even when undo reopens it. */
export const END = 'end';

/** Counted as this, a game was restarted: its player has seen the board, so it sets no record of time or of few moves. */
export const RESTARTED = 'restarted';

function better({ results }: MiniGame): Better {
  return results?.score?.better ?? 'higher';
}

/** Adds something to the session's statistics, and to those of the device as they are when it is written. */
export function addToStatistics(game: MiniGame, session: Session, addition: Addition): Stepped {
  const statistics = withAddition(session.statistics, addition, better(game));
  const write = { kind: 'statistics', variant: session.origin.variant.id, addition, better: better(game) } as const;
  return [{ ...session, statistics }, [{ type: 'store', write }]];
}

/** Counts the score that this game has reached, where scores count as soon as they are. */
function countReached(game: MiniGame, session: Session): Stepped {
  const { statistics, state, hints } = session;
  const score = game.results?.score;
  if (!score?.countsReached || hints > 0) return none(session);
  const addition = { kind: 'score', score: score.of(state) } as const;
  return withAddition(statistics, addition, better(game)) === statistics ? none(session) : addToStatistics(game, session, addition);
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
  return [{ type: 'store', write: { kind: 'day', day, done: value, better: better(game) } }];
}

/** Removes what is kept of this very game. */
export function dropSave(session: Session): Effect {
  return { type: 'store', write: { kind: 'drop-save', slot: slotOf(session), origin: session.origin } };
}

/** The session of a game that has just ended; `session` holds its last state. */
export function finished(game: MiniGame, session: Session, outcome: Outcome, now: number): Stepped {
  const { results } = game;
  const watch = stopped(session.watch, now);
  const over: Session = { ...session, watch, unsavedAtMs: null };
  const timeMs = Math.min(results?.time?.capMs ?? Infinity, elapsedMs(watch, now));
  const stores: readonly Effect[] = [dropSave(session), ...done(game, session, outcome, timeMs)];
  if (session.counted.includes(END)) return andThen([over, stores], (next) => countReached(game, next));
  const score = results?.score?.of(session.state) ?? null;
  const isRestarted = session.counted.includes(RESTARTED);
  const addition = { kind: 'game', game: { outcome, score, elapsedMs: timeMs, hints: session.hints, isRestarted } } as const;
  return andThen([over, stores], (next) => {
    const before = next.statistics;
    const [after, counts] = addToStatistics(game, next, addition);
    const { statistics } = after;
    const records = {
      score: session.bestBefore !== null && statistics.bestScore !== session.bestBefore && statistics.bestScore === score,
      time: results?.time?.isRecord === true && before.bestTimeMs !== null && statistics.bestTimeMs !== before.bestTimeMs,
    };
    const isMerry = outcome.result === 'won' || records.score;
    return [
      { ...after, records, counted: [...session.counted, END] },
      [...counts, { type: 'ended', result: outcome.result }, ...(isMerry ? [{ type: 'celebrate' } as const] : [])],
    ];
  });
}

/** Keeps an unfinished game on the device: nothing of one that the player has not touched here. */
export function saved(game: MiniGame, session: Session, timeMs: number): Stepped {
  const { outcome, playerActed, unsavedAtMs } = session;
  const next: Session = { ...session, unsavedAtMs: null };
  if (outcome !== null || playerActed === 'never') return none(next);
  const save = recipeOf(game, session, timeMs);
  const write: Effect = save
    ? { type: 'store', write: { kind: 'save', slot: slotOf(session), save, hasActed: playerActed === 'unsaved' } }
    : dropSave(session);
  const kept: Stepped = [{ ...next, playerActed: 'saved' }, [write]];
  // What was reached stands on the device already, unless something has happened since.
  if (unsavedAtMs === null) return kept;
  return andThen(
    andThen(kept, (one) => [one, done(game, one, null, timeMs)]),
    (one) => (isUnderway(one) ? countReached(game, one) : none(one)),
  );
}
