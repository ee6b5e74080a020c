// Records a game in statistics, daily results and saves, when it ends and while it is still unfinished.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { DailyResult } from './persistence/daily-result.ts';
import type { GameOnDevice } from './device.ts';
import { isUnderway, createSave, getSlot, hasMark, type Effect, type Session, unchanged, type Transition, withEnding } from './session.ts';
import { isWinnable, withAddition, type Addition, type ScoreDirection } from './persistence/statistics.ts';
import { getPlayedMs, stopStopwatch } from './stopwatch.ts';

function getScoreDirection({ results }: MiniGame): ScoreDirection {
  return results?.score?.better ?? 'higher';
}

/** A write that adds to the stored statistics, which another tab may have changed. */
export function addToStatistics(game: MiniGame, { origin }: Pick<Session, 'origin'>, addition: Addition): Effect {
  return { type: 'store', write: { kind: 'statistics', variant: origin.variant.id, addition, better: getScoreDirection(game) } };
}

/** Records the current score of an unfinished game, if the game's score rule counts unfinished games. */
function countReachedScore(game: GameOnDevice, session: Session): readonly Effect[] {
  const { statistics } = game.device;
  const score = game.results?.score;
  if (!score?.countsUnfinished || session.hints > 0) return [];
  const addition = { kind: 'score', score: score.getScore(session.state) } as const;
  return withAddition(statistics, addition, getScoreDirection(game)) === statistics ? [] : [addToStatistics(game, session, addition)];
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
export function countsNoMore({ undoSupport }: MiniGame, session: Pick<Session, 'ending'>): boolean {
  return undoSupport === 'none' && hasMark(session, 'end');
}

/**
 * Stores the result of a daily board once it is over or its target is reached. Playing on, or undo and another end, stores it again;
 * the better result is kept.
 */
export function createDailyResultEffects(game: GameOnDevice, session: Session, elapsedMs: number): readonly Effect[] {
  const { source, state, outcome, hints } = session;
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
    ...(!game.restartUnit && {
      figure: game.results?.sharedFigures?.(state, '')[0],
      note: result === 'lost' ? game.results?.lossNote?.(state, game.device.words) : undefined,
    }),
    drawing: game.results?.drawing?.(state, game.device.preferences) ?? null,
  };
  return [{ type: 'store', write: { kind: 'daily-result', day, result: dailyResult } }];
}

/** Removes the save of this game, but not a save of another game in the same slot. */
export function dropSave(session: Session): Effect {
  return { type: 'store', write: { kind: 'drop-save', slot: getSlot(session), origin: session.origin } };
}

/** Records a game that has just ended; `session` already holds the final state. */
export function finishGame(game: GameOnDevice, session: Session, outcome: Outcome, now: number): Transition {
  const { results, device } = game;
  const finished: Session = { ...session, stopwatch: stopStopwatch(session.stopwatch, now), unsavedAtMs: null };
  const elapsedMs = getPlayedMs(game, session, now);
  // The result first: if the page goes away in between, the save still brings the end back.
  const storeEffects: readonly Effect[] = [...createDailyResultEffects(game, session, elapsedMs), dropSave(session)];
  if (hasMark(session, 'end')) return [finished, [...storeEffects, ...countReachedScore(game, finished)]];
  const score = results?.score?.getScore(session.state) ?? null;
  const { hints, ending } = session;
  const addition = { kind: 'game', game: { outcome, score, elapsedMs, hints, isRestarted: hasMark(session, 'restarted') } } as const;
  const { bestScore, bestTimeMs } = withAddition(device.statistics, addition, getScoreDirection(game));
  const records = {
    score: ending.bestBefore !== null && bestScore !== ending.bestBefore && bestScore === score,
    time:
      results?.time !== undefined &&
      isWinnable(results, session.origin.variant) &&
      device.statistics.bestTimeMs !== null &&
      bestTimeMs !== device.statistics.bestTimeMs,
  };
  const celebration: readonly Effect[] = outcome.result === 'won' || records.score ? [{ type: 'celebrate' }] : [];
  return [
    withEnding(finished, { records }),
    [...storeEffects, addToStatistics(game, session, addition), { type: 'ended', result: outcome.result }, ...celebration],
  ];
}

/** Saves an unfinished game. One that is at its start is not stored, or no longer after undo. */
export function saveSession(game: GameOnDevice, session: Session, timeMs: number): Transition {
  const { outcome, unsavedAtMs } = session;
  const saved: Session = { ...session, unsavedAtMs: null };
  const save = createSave(game, session, timeMs);
  if (outcome !== null || (!save && unsavedAtMs === null)) return unchanged(saved);
  const write: Effect = save ? { type: 'store', write: { kind: 'save', slot: getSlot(session), save } } : dropSave(session);
  // Score and daily result were stored with the last save, unless something has changed since.
  if (unsavedAtMs === null) return [saved, [write]];
  const scoreEffects = isUnderway(session) ? countReachedScore(game, session) : [];
  return [saved, [write, ...createDailyResultEffects(game, session, timeMs), ...scoreEffects]];
}
