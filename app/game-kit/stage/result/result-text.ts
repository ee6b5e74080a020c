// How a result is put into words.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { isTimed, isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';

/** A game that one player wins is cheered differently from one that two play. */
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

/** How far a score is from the best one of the games before; null where there is nothing to compare. `kept` is the best one by now, for not every game sets a record. */
function formatDistance(score: number, best: number | null, better: 'higher' | 'lower', kept: number | null): string | null {
  if (best === null) return null;
  const short = better === 'higher' ? best - score : score - best;
  if (short <= 0) return `Best: ${kept ?? score}`;
  return `Best: ${best} (${short} ${better === 'higher' ? 'to go' : 'more than your best'})`;
}

type ResultData = Pick<Snapshot, 'state' | 'bestBefore' | 'hints' | 'statistics' | 'variant'> & { readonly outcome: Outcome };

/** A streak begins with the second win. */
const SHORTEST_STREAK = 2;

function formatStreak({ results }: MiniGame, { statistics, variant, outcome }: ResultData): string | null {
  const { streak, longestStreak } = statistics;
  if (outcome.result !== 'won' || streak < SHORTEST_STREAK || !isWinnable(results, variant)) return null;
  return `Streak: ${streak}${streak === longestStreak ? ', your longest' : ` (longest ${longestStreak})`}`;
}

/** Score, best and the way to it, further figures, time, streak and hints, each a line; the first is what the game was about. */
export function createFigureLines(game: MiniGame, data: ResultData, elapsedMs: number): readonly string[] {
  const { results } = game;
  const { state, bestBefore, hints, outcome, statistics } = data;
  const score = results?.score;
  const isRace = isTimed(results, data.variant);
  const counts = score && !isRace && (score.better === 'higher' || outcome.result === 'won') ? score : null;
  const value = counts?.getScore(state) ?? 0;
  const name = counts ? `${counts.name[0]?.toUpperCase()}${counts.name.slice(1)}` : '';
  const time = results?.time ? `Time: ${formatDuration(elapsedMs)}` : null;
  const isTimedWin = !counts && results?.time?.isRecord === true && outcome.result === 'won'; // the time is what was played for
  return [
    ...(counts ? [`${name}: ${value}`, formatDistance(value, bestBefore, counts.better, statistics.bestScore)] : []),
    isTimedWin ? time : null,
    ...(results?.summary?.(state) ?? []),
    isTimedWin ? null : time,
    formatStreak(game, data),
    hints > 0 ? `Hints: ${hints}` : null,
  ].filter((line) => line !== null);
}

const OUTCOME_LABELS: Record<Outcome['result'], string> = { won: 'Won', lost: 'Lost', draw: 'A draw', over: 'Finished' };

/** The result for the text that players share. Where the game is drawn, words that could give it away are left out. */
export function formatSharedResult({ results, text }: MiniGame, outcome: Outcome, state: unknown): string {
  if (!results?.drawing) return text.status(state);
  return results.outcomes?.find(({ id }) => id === outcome.id)?.label ?? OUTCOME_LABELS[outcome.result];
}
