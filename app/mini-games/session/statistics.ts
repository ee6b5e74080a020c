// What is kept of finished games, for each game and variant.
import * as v from 'valibot';
import type { BestKind } from '#app/mini-games/contract.ts';
import type { EngineStatus } from '#app/mini-games/rules.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const figure = v.nullable(v.pipe(v.number(), v.finite()));

const Statistics = v.object({
  version: v.literal(1),
  played: count,
  won: count,
  streak: count, // wins since the last loss
  longestStreak: count,
  bestScore: figure, // null before there is one
  bestTimeMs: figure, // of a win
  bestScoreTimeMs: v.optional(figure, null), // the fastest win with the best score
  outcomes: v.record(v.string(), count), // { X: 2, Draws: 1 }
});
export type Statistics = Readonly<v.InferOutput<typeof Statistics>>;

export const NO_STATISTICS: Statistics = {
  version: 1,
  played: 0,
  won: 0,
  streak: 0,
  longestStreak: 0,
  bestScore: null,
  bestTimeMs: null,
  bestScoreTimeMs: null,
  outcomes: {},
};

/** The statistics in a stored text, or fresh ones when it holds none. */
export function parseStatistics(stored: string | null): Statistics {
  if (stored === null) return NO_STATISTICS;
  try {
    const result = v.safeParse(Statistics, JSON.parse(stored));
    return result.success ? result.output : NO_STATISTICS;
  } catch {
    return NO_STATISTICS;
  }
}

export interface FinishedGame {
  readonly status: Exclude<EngineStatus, 'playing'>;
  readonly score: number;
  readonly elapsedMs: number;
  readonly outcome: string | null;
}

/** The better of a kept score and a new one. */
function betterScore(kept: number | null, game: FinishedGame, best: BestKind): number | null {
  switch (best) {
    case 'highest-score':
    case 'highest-score-reached':
      return Math.max(kept ?? game.score, game.score);
    case 'lowest-score':
      return game.status === 'won' ? Math.min(kept ?? game.score, game.score) : kept;
    case 'fastest-win':
    case 'none':
      return kept;
    default:
      return best satisfies never;
  }
}

/** The time of the best score, once `game` is counted: of two equal scores the faster one is the better. */
function timeOfBestScore(before: Statistics, bestScore: number | null, game: FinishedGame): number | null {
  const kept = bestScore === before.bestScore ? before.bestScoreTimeMs : null;
  if (game.status !== 'won' || game.score !== bestScore) return kept;
  return Math.min(kept ?? game.elapsedMs, game.elapsedMs);
}

/** The statistics with one more finished game. */
export function withGame(statistics: Statistics, game: FinishedGame, best: BestKind): Statistics {
  const isWon = game.status === 'won';
  const streak = isWon ? statistics.streak + 1 : game.status === 'lost' ? 0 : statistics.streak;
  const bestScore = betterScore(statistics.bestScore, game, best);
  const { outcome } = game;
  return {
    ...statistics,
    played: statistics.played + 1,
    won: statistics.won + (isWon ? 1 : 0),
    streak,
    longestStreak: Math.max(streak, statistics.longestStreak),
    bestScore,
    bestTimeMs: isWon ? Math.min(statistics.bestTimeMs ?? game.elapsedMs, game.elapsedMs) : statistics.bestTimeMs,
    bestScoreTimeMs: timeOfBestScore(statistics, bestScore, game),
    outcomes: outcome === null ? statistics.outcomes : { ...statistics.outcomes, [outcome]: (statistics.outcomes[outcome] ?? 0) + 1 },
  };
}

/** The statistics once a game that is not finished has reached a score. */
export function withScoreReached(statistics: Statistics, score: number): Statistics {
  return (statistics.bestScore ?? 0) >= score ? statistics : { ...statistics, bestScore: score, bestScoreTimeMs: null };
}
