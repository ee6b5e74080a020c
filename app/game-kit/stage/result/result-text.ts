// Texts of the result card.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { isTimed, isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';

export function getCheer({ results }: MiniGame, outcome: Outcome, state: unknown): string {
  switch (outcome.result) {
    case 'won':
      return 'Well played!';
    case 'lost':
      return results?.isClose?.(state) ? 'So close!' : 'Better luck next time.';
    case 'draw':
      return 'Nobody blinked.';
    case 'over':
      return 'Good game!';
    default:
      return outcome.result satisfies never;
  }
}

/** The difference to the best score of earlier games; null if there is none. `kept` is the stored best score, because a game with hints sets no record. */
function formatDistance(score: number, best: number | null, better: 'higher' | 'lower', kept: number | null): string | null {
  if (best === null) return null;
  const difference = better === 'higher' ? best - score : score - best;
  if (difference <= 0) return `Best: ${kept ?? score}`;
  return `Best: ${best} (${difference} ${better === 'higher' ? 'to go' : 'more than your best'})`;
}

type ResultData = Pick<Snapshot, 'state' | 'bestBefore' | 'hints' | 'statistics' | 'variant'> & { readonly outcome: Outcome };

/** A streak is shown from the second win on. */
const SHORTEST_STREAK = 2;

function formatStreak({ results }: MiniGame, { statistics, variant, outcome }: ResultData): string | null {
  const { streak, longestStreak } = statistics;
  if (outcome.result !== 'won' || streak < SHORTEST_STREAK || !isWinnable(results, variant)) return null;
  return `Streak: ${streak}${streak === longestStreak ? ', your longest' : ` (longest ${longestStreak})`}`;
}

/** What the hints have added to the time. */
function formatHintCost({ results }: MiniGame, hints: number): string {
  const costMs = results?.time?.hintCostMs;
  return costMs
    ? ` (${formatDuration(Array.from({ length: hints }, (_, index) => costMs(index + 1)).reduce((sum, ms) => sum + ms, 0))} added)`
    : '';
}

/** The lines of the result card: score, distance to the best score, summary, time, streak and hints. The first is the main figure. */
export function createFigureLines(game: MiniGame, data: ResultData, elapsedMs: number): readonly string[] {
  const { results } = game;
  const { state, bestBefore, hints, outcome, statistics } = data;
  const score = results?.score;
  const isTimedVariant = isTimed(results, data.variant);
  const shownScore = score && !isTimedVariant && (score.better === 'higher' || outcome.result === 'won') ? score : null;
  const value = shownScore?.getScore(state) ?? 0;
  const name = shownScore ? `${shownScore.name[0]?.toUpperCase()}${shownScore.name.slice(1)}` : '';
  const time = results?.time ? `Time: ${formatDuration(elapsedMs)}` : null;
  const isTimedWin = !shownScore && results?.time?.isRecord === true && outcome.result === 'won'; // the time is the main figure
  return [
    ...(shownScore ? [`${name}: ${value}`, formatDistance(value, bestBefore, shownScore.better, statistics.bestScore)] : []),
    isTimedWin ? time : null,
    ...(results?.summary?.(state) ?? []),
    isTimedWin ? null : time,
    formatStreak(game, data),
    hints > 0 ? `Hints: ${hints}${formatHintCost(game, hints)}` : null,
  ].filter((line) => line !== null);
}

const OUTCOME_LABELS: Record<Outcome['result'], string> = { won: 'Won', lost: 'Lost', draw: 'A draw', over: 'Finished' };

/** The result for the shared text. Games with an emoji drawing use the outcome label, because their status could contain the solution. */
export function formatSharedResult({ results, text }: MiniGame, outcome: Outcome, state: unknown): string {
  if (!results?.drawing) return text.status(state);
  return results.outcomes?.find(({ id }) => id === outcome.id)?.label ?? OUTCOME_LABELS[outcome.result];
}
