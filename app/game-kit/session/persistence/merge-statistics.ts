// Merges a player's statistics from two devices, for importing an export file.
import { pickBetterScore, type ScoreDirection, type Statistics } from './statistics.ts';

/** The better of two figures; null means that there is none. */
function pickBetterFigure(one: number | null, other: number | null, better: ScoreDirection): number | null {
  if (one === null || other === null) return one ?? other;
  return pickBetterScore(one, other, better);
}

/**
 * Counts come from the device that has finished more games: adding them up would count the same games twice, because one device may have
 * imported the other's data before. Records are the better of the two. Merging the same data again changes nothing.
 */
export function mergeStatistics(ours: Statistics, theirs: Statistics, better: ScoreDirection): Statistics {
  const bestScore = pickBetterFigure(ours.bestScore, theirs.bestScore, better);
  const times = [ours, theirs].flatMap((one) => (one.bestScore === bestScore && one.bestScoreTimeMs !== null ? one.bestScoreTimeMs : []));
  return {
    ...(theirs.played > ours.played ? theirs : ours),
    longestStreak: Math.max(ours.longestStreak, theirs.longestStreak),
    bestScore,
    bestTimeMs: pickBetterFigure(ours.bestTimeMs, theirs.bestTimeMs, 'lower'),
    bestScoreTimeMs: times.length === 0 ? null : Math.min(...times),
  };
}
