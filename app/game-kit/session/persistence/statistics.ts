// Schema and updates of the statistics, which are stored for each game and variant.
import * as v from 'valibot';
import type { Results, ScoreRule } from '#app/game-kit/contract.ts';
import type { Outcome, Variant } from '#app/game-kit/rules.ts';
import { countSchema, durationSchema, figureSchema } from '#app/storage/read.ts';

export const Statistics = v.object({
  version: v.literal(1),
  played: countSchema,
  won: countSchema,
  streak: countSchema, // wins since the last loss
  longestStreak: countSchema,
  bestScore: figureSchema,
  bestTimeMs: v.nullable(durationSchema), // wins only
  bestScoreTimeMs: v.nullable(durationSchema), // of the fastest win with the best score
  outcomes: v.record(v.string(), countSchema), // by id: { x: 2, draw: 1 }
  hinted: countSchema, // games finished with hints
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
  hinted: 0,
};

export interface FinishedGame {
  readonly outcome: Outcome;
  readonly score: number | null; // null in games without a score
  readonly elapsedMs: number;
  readonly hints: number; // a game with hints cannot set a record
  readonly isRestarted?: boolean; // the player had seen the board: it cannot set a record for time or fewest moves
}

/** Whether a single player can win this variant, so that wins, streaks and best times are meaningful. */
export function isWinnable(results: Results<unknown, unknown> | undefined, variant: Variant<unknown>): boolean {
  return results?.isWinnable?.(variant.options) ?? true;
}

/** Whether this is a race: the variant of a game for points that is about the best time, to the hundredth of a second. */
export function isRace(results: Results<unknown, unknown> | undefined, variant: Variant<unknown>): boolean {
  return results?.time !== undefined && results.score?.better === 'higher' && results.isWinnable?.(variant.options) === true;
}

export type ScoreDirection = ScoreRule<unknown>['better'];

/** The better of two scores; `kept` is null if there is none yet. */
export function pickBetterScore(kept: number | null, score: number, better: ScoreDirection): number {
  return better === 'higher' ? Math.max(kept ?? score, score) : Math.min(kept ?? score, score);
}

/** The best score including `game`. With 'lower', only won games count. */
function computeBestScore(
  { bestScore }: Statistics,
  { outcome, score, hints, isRestarted }: FinishedGame,
  better: ScoreDirection,
): number | null {
  const isEligible = score !== null && hints === 0 && (better === 'higher' || (outcome.result === 'won' && !isRestarted));
  return isEligible ? pickBetterScore(bestScore, score, better) : bestScore;
}

/** The time of the best score including `game`; of equal scores, the faster one counts. */
function computeBestScoreTime(before: Statistics, bestScore: number | null, game: FinishedGame): number | null {
  const kept = bestScore === before.bestScore ? before.bestScoreTimeMs : null;
  if (game.outcome.result !== 'won' || game.hints > 0 || game.isRestarted || game.score === null || game.score !== bestScore) return kept;
  return Math.min(kept ?? game.elapsedMs, game.elapsedMs);
}

function withOutcome(statistics: Statistics, id: string): Statistics {
  return { ...statistics, outcomes: { ...statistics.outcomes, [id]: (statistics.outcomes[id] ?? 0) + 1 } };
}

export function withGame(statistics: Statistics, game: FinishedGame, better: ScoreDirection): Statistics {
  const { result, id } = game.outcome;
  const isWon = result === 'won';
  const streak = isWon ? statistics.streak + 1 : result === 'lost' ? 0 : statistics.streak;
  const bestScore = computeBestScore(statistics, game, better);
  const isFast = isWon && game.hints === 0 && !game.isRestarted;
  const next: Statistics = {
    ...statistics,
    played: statistics.played + 1,
    won: statistics.won + (isWon ? 1 : 0),
    streak,
    longestStreak: Math.max(streak, statistics.longestStreak),
    bestScore,
    bestTimeMs: isFast ? Math.min(statistics.bestTimeMs ?? game.elapsedMs, game.elapsedMs) : statistics.bestTimeMs,
    bestScoreTimeMs: computeBestScoreTime(statistics, bestScore, game),
    hinted: statistics.hinted + (game.hints > 0 ? 1 : 0),
  };
  return id === undefined ? next : withOutcome(next, id);
}

/** The statistics after an unfinished game has reached a score. */
export function withScoreReached(statistics: Statistics, score: number): Statistics {
  return (statistics.bestScore ?? 0) >= score ? statistics : { ...statistics, bestScore: score, bestScoreTimeMs: null };
}

/** A change of statistics that can be applied to any stored value, so that two tabs do not overwrite each other. */
export type Addition =
  | { readonly kind: 'game'; readonly game: FinishedGame }
  | { readonly kind: 'outcome'; readonly id: string }
  | { readonly kind: 'score'; readonly score: number }; // of an unfinished game

export function withAddition(statistics: Statistics, addition: Addition, better: ScoreDirection): Statistics {
  switch (addition.kind) {
    case 'game':
      return withGame(statistics, addition.game, better);
    case 'outcome':
      return withOutcome(statistics, addition.id);
    case 'score':
      return withScoreReached(statistics, addition.score);
  }
}
