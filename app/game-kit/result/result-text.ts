// Texts of the result card.
import { isRace, isWinnable } from '#app/game-kit/session/persistence/statistics.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { formatLine, type ResultLine } from '#app/game-kit/lib/figures.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { Ending } from '#app/game-kit/session/session.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

type RecordData = Pick<Ending, 'records'> & Pick<Snapshot, 'variant'>;

/** The record that a game has set; null if it has set none. */
export function formatRecord({ results }: MiniGame, { records, variant }: RecordData): string | null {
  if (records.score && results?.score && !isRace(results, variant))
    return results.score.better === 'higher' ? 'New best score!' : `Fewest ${results.score.name} yet!`;
  return records.time ? 'New best time!' : null;
}

/** What the result card says above its figures: a record, or of a loss that it was close and what follows; null if there is nothing to say. */
export function getHeading({ results }: MiniGame, outcome: Outcome, state: unknown, words: number, record: string | null): string | null {
  if (record !== null || outcome.result !== 'lost') return record;
  return [results?.isClose?.(state) && 'So close!', results?.lossNote?.(state, words)].filter(Boolean).join(' ') || null;
}

/**
 * Compares the score to the best one of earlier games; null if there is none, and for a record, which is told already. `kept` is the stored
 * best score: a game with hints sets no record.
 */
function formatDistance(score: number, best: number | null, better: 'higher' | 'lower', kept: number | null): ResultLine | null {
  if (best === null) return null;
  const difference = better === 'higher' ? best - score : score - best;
  const [bestText, differenceText] = [formatNumber(best), formatNumber(difference)];
  if (difference === 0) return score === 0 ? null : 'Ties your best';
  if (difference < 0) return kept === best ? ['Best', bestText] : null;
  return ['Best', `${bestText} (${differenceText} ${better === 'higher' ? 'to go' : 'more than your best'})`];
}

type ResultData = Pick<Ending, 'bestBefore'> & Pick<Snapshot, 'state' | 'hints' | 'statistics' | 'variant'> & { readonly outcome: Outcome };

/** A streak is shown from the second win on. */
const SHORTEST_STREAK = 2;

function formatStreak({ results }: MiniGame, { statistics, variant, outcome }: ResultData): ResultLine | null {
  const { streak, longestStreak } = statistics;
  if (outcome.result !== 'won' || streak < SHORTEST_STREAK || !isWinnable(results, variant)) return null;
  return ['Streak', `${streak}${streak === longestStreak ? ', your longest' : ` (longest ${longestStreak})`}`];
}

/** What the hints have added to the time. */
function formatHintCost({ results }: MiniGame, hints: number): string {
  const costMs = results?.time?.(0, hints) ?? 0;
  return costMs > 0 ? ` (${formatDuration(costMs)} added)` : '';
}

/**
 * The lines of the result card: score, distance to the best score, summary, time, streak and hints. The first is the main figure: the time
 * if it is what counts, or if the status says the score, as in 'You won in 9 moves!'. No line repeats the status.
 */
export function createFigureLines(game: MiniGame, data: ResultData, elapsedMs: number): readonly ResultLine[] {
  const { results, text } = game;
  const { state, bestBefore, hints, outcome, statistics } = data;
  const score = results?.score;
  const isRaced = isRace(results, data.variant);
  const shownScore = score && !isRaced && (score.better === 'higher' || outcome.result === 'won') ? score : null;
  const value = shownScore?.getScore(state) ?? 0;
  const name = shownScore ? `${shownScore.name[0]?.toUpperCase()}${shownScore.name.slice(1)}` : '';
  const time = results?.time ? (['Time', formatDuration(elapsedMs, isRaced)] as const) : null;
  const { bestTimeMs } = statistics;
  const scoreLine =
    shownScore && !text.status(state).includes(`${value} ${shownScore.name}`) ? ([name, formatNumber(value)] as const) : null;
  const isTimeFirst = scoreLine === null && time !== null && outcome.result === 'won';
  return [
    scoreLine,
    isTimeFirst ? time : null,
    shownScore && formatDistance(value, bestBefore, shownScore.better, statistics.bestScore),
    ...(results?.summary?.(state) ?? []),
    isTimeFirst ? null : time,
    isRaced && bestTimeMs !== null && bestTimeMs !== elapsedMs ? (['Best time', formatDuration(bestTimeMs, true)] as const) : null,
    formatStreak(game, data),
    hints > 0 ? (['Hints', `${hints}${formatHintCost(game, hints)}`] as const) : null,
  ]
    .filter((line) => line !== null)
    .filter((line) => formatLine(line) !== text.status(state));
}
