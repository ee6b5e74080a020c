// Merges a player's statistics from two devices, for importing an export file.
import { pickBetterScore, type ScoreDirection, type Statistics } from './statistics.ts';

/** The better of two figures; null means that there is none. */
function pickBetterFigure(one: number | null, other: number | null, better: ScoreDirection): number | null {
  if (one === null || other === null) return one ?? other;
  return pickBetterScore(one, other, better);
}

/** Of two devices with equally many finished games, the one that has counted more outcomes: a milestone counts before its game ends. */
function hasCountedMore(one: Statistics, other: Statistics): boolean {
  const countOutcomes = ({ outcomes }: Statistics) => Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return one.played === other.played ? countOutcomes(one) > countOutcomes(other) : one.played > other.played;
}

/**
 * Counts come from the device that has finished more games: adding them up would count the same games twice, because one device may have
 * imported the other's data before. Records are the better of the two. Merging the same data again changes nothing.
 */
export function mergeStatistics(ours: Statistics, theirs: Statistics, better: ScoreDirection): Statistics {
  const bestScore = pickBetterFigure(ours.bestScore, theirs.bestScore, better);
  const times = [ours, theirs].flatMap((one) => (one.bestScore === bestScore && one.bestScoreTimeMs !== null ? one.bestScoreTimeMs : []));
  return {
    ...(hasCountedMore(theirs, ours) ? theirs : ours),
    longestStreak: Math.max(ours.longestStreak, theirs.longestStreak),
    bestScore,
    bestTimeMs: pickBetterFigure(ours.bestTimeMs, theirs.bestTimeMs, 'lower'),
    bestScoreTimeMs: times.length === 0 ? null : Math.min(...times),
  };
}
