// Records a game in statistics, daily results and saves, when it ends and while it is still unfinished.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { DailyResult } from './persistence/daily-result.ts';
import { isUnderway, createSave, getSlot, type Effect, type Session, chain, unchanged, type Transition } from './session.ts';
import { isWinnable, withAddition, type Addition, type ScoreDirection } from './persistence/statistics.ts';
import { getPlayedMs, stopStopwatch } from './stopwatch.ts';

function getScoreDirection({ results }: MiniGame): ScoreDirection {
  return results?.score?.better ?? 'higher';
}

/** Adds to the session's statistics, and emits a write that adds to the stored statistics, which another tab may have changed. */
export function addToStatistics(game: MiniGame, session: Session, addition: Addition): Transition {
  const statistics = withAddition(session.statistics, addition, getScoreDirection(game));
  const write = { kind: 'statistics', variant: session.origin.variant.id, addition, better: getScoreDirection(game) } as const;
  return [{ ...session, statistics }, [{ type: 'store', write }]];
}

/** Records the current score of an unfinished game, if the game's score rule counts unfinished games. */
function countReachedScore(game: MiniGame, session: Session): Transition {
  const { statistics, state, hints } = session;
  const score = game.results?.score;
  if (!score?.countsUnfinished || hints > 0) return unchanged(session);
  const addition = { kind: 'score', score: score.getScore(state) } as const;
  return withAddition(statistics, addition, getScoreDirection(game)) === statistics
    ? unchanged(session)
    : addToStatistics(game, session, addition);
}

/** Whether the score of a daily board has reached its target, in games where a higher score is better. Such a board is won by that alone. */
export function hasReachedTarget({ results }: MiniGame, { source, state }: Pick<Session, 'source' | 'state'>): boolean {
  if (source?.kind !== 'day' || source.meta.target === null || results?.score?.better !== 'higher') return false;
  return results.score.getScore(state) >= source.meta.target;
}

/** Whether the game has reached its goal or the target of its day, although it may go on. */
export function hasReachedGoal(game: MiniGame, session: Pick<Session, 'source' | 'state'>): boolean {
  return hasReachedTarget(game, session) || game.results?.isGoalReached?.(session.state) === true;
}

/** Whether what follows counts nowhere: without Undo the first end is the result, and whoever takes it back has seen what lost the game. */
export function countsNoMore({ undoSupport }: MiniGame, { isCounted }: Pick<Session, 'isCounted'>): boolean {
  return undoSupport === 'none' && isCounted;
}

/**
 * Stores the result of a daily board once it is over or its target is reached. Playing on, or undo and another end, stores it again;
 * the better result is kept.
 */
export function createDailyResultEffects(game: MiniGame, session: Session, elapsedMs: number): readonly Effect[] {
  const { source, state, outcome, hints, preferences } = session;
  const result = hasReachedTarget(game, session) ? 'won' : outcome?.result;
  if (source?.kind !== 'day' || result === undefined || countsNoMore(game, session)) return [];
  const { day, ...meta } = source.meta;
  const dailyResult: DailyResult = {
    ...meta,
    result,
    score: game.results?.score?.getScore(state) ?? null,
    better: game.results?.score?.better ?? 'lower',
    elapsedMs,
    hints,
    ...(!game.restartUnit && { figure: game.results?.sharedFigures?.(state, '')[0] }),
    drawing: game.results?.drawing?.(state, preferences) ?? null,
  };
  return [{ type: 'store', write: { kind: 'daily-result', day, result: dailyResult } }];
}

/** Removes the save of this game, but not a save of another game in the same slot. */
export function dropSave(session: Session): Effect {
  return { type: 'store', write: { kind: 'drop-save', slot: getSlot(session), origin: session.origin } };
}

/** Records a game that has just ended; `session` already holds the final state. */
export function finishGame(game: MiniGame, session: Session, outcome: Outcome, now: number): Transition {
  const { results } = game;
  const finished: Session = { ...session, stopwatch: stopStopwatch(session.stopwatch, now), unsavedAtMs: null };
  const timeMs = getPlayedMs(game, session, now);
  // The result first: if the page goes away in between, the save still brings the end back.
  const storeEffects: readonly Effect[] = [...createDailyResultEffects(game, session, timeMs), dropSave(session)];
  if (session.isCounted) return chain([finished, storeEffects], (next) => countReachedScore(game, next));
  const score = results?.score?.getScore(session.state) ?? null;
  const { statistics: before, bestBefore, hints, isRestarted } = session;
  const addition = { kind: 'game', game: { outcome, score, elapsedMs: timeMs, hints, isRestarted } } as const;
  const [after, statisticsEffects] = addToStatistics(game, finished, addition);
  const { bestScore, bestTimeMs } = after.statistics;
  const records = {
    score: bestBefore !== null && bestScore !== bestBefore && bestScore === score,
    time:
      results?.time !== undefined &&
      isWinnable(results, session.origin.variant) &&
      before.bestTimeMs !== null &&
      bestTimeMs !== before.bestTimeMs,
  };
  const celebration: readonly Effect[] = outcome.result === 'won' || records.score ? [{ type: 'celebrate' }] : [];
  return [{ ...after, records }, [...storeEffects, ...statisticsEffects, { type: 'ended', result: outcome.result }, ...celebration]];
}

/** Saves an unfinished game. One that is at its start is not stored, or no longer after undo. */
export function saveSession(game: MiniGame, session: Session, timeMs: number): Transition {
  const { outcome, unsavedAtMs } = session;
  const saved: Session = { ...session, unsavedAtMs: null };
  const save = createSave(game, session, timeMs);
  if (outcome !== null || (!save && unsavedAtMs === null)) return unchanged(saved);
  const write: Effect = save ? { type: 'store', write: { kind: 'save', slot: getSlot(session), save } } : dropSave(session);
  // Score and daily result were stored with the last save, unless something has changed since.
  if (unsavedAtMs === null) return [saved, [write]];
  return chain(
    chain([saved, [write]], (one) => [one, createDailyResultEffects(game, one, timeMs)]),
    (one) => (isUnderway(one) ? countReachedScore(game, one) : unchanged(one)),
  );
}
