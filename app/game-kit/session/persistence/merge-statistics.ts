// One player's statistics from two devices.
import { pickBetterScore, type ScoreDirection, type Statistics } from './statistics.ts';

/** The better of two figures, where null stands for none. */
function pickBetterFigure(one: number | null, other: number | null, better: ScoreDirection): number | null {
  if (one === null || other === null) return one ?? other;
  return pickBetterScore(one, other, better);
}

/**
 * What two devices keep of the same games. The one that has finished more of them has the counts, because the two may have counted the same
 * games; the better record comes from either. Merging once more changes nothing.
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
