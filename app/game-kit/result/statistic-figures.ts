// Formats a game's statistics as labeled figures and omits those that are meaningless for the variant.
import type { Bar } from '#app/components/ui/text/bar-chart.tsx';
import type { Results } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import { isRace, isWinnable, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { formatNumber } from '#app/content/format/format-count.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';

export type Figure = readonly [name: string, value: string];
type AnyResults = Results<unknown, unknown>;

/**
 * The outcomes that are counted separately, each with its number, as the bars of a chart; none in a single-player variant whose outcomes only
 * occur with two players. `current` is the outcome of the game that has just ended.
 */
export function countOutcomes(
  results: AnyResults | undefined,
  variant: Variant<unknown>,
  { outcomes: counts }: Pick<Statistics, 'outcomes'>,
  current?: string,
): readonly Bar[] {
  const outcomes = results?.outcomes?.(variant.options) ?? [];
  const isForTwo = results?.isWinnable !== undefined && isWinnable(results, variant) && outcomes.every(({ id }) => !counts[id]);
  return isForTwo ? [] : outcomes.map(({ id, ...labels }) => ({ ...labels, count: counts[id] ?? 0, isCurrent: id === current }));
}

/** What has been reached; a figure of zero is left out. */
export function getStatisticFigures(results: AnyResults | undefined, variant: Variant<unknown>, statistics: Statistics): readonly Figure[] {
  const { played, won, streak, longestStreak, bestScore, bestScoreTimeMs, bestTimeMs, hinted } = statistics;
  const isSolo = isWinnable(results, variant);
  const score = isSolo || results?.score?.better === 'higher' ? results?.score : undefined;
  const isForPoints = score?.better === 'higher';
  const bestTime = bestScoreTimeMs === null || isForPoints ? '' : ` in ${formatDuration(bestScoreTimeMs)}`;
  return [
    ...(played > 0 ? [['Played', String(played)] as const] : []),
    ...(isSolo && won > 0
      ? ([
          ['Won', String(won)],
          ['Win rate', `${Math.round((100 * won) / played)}%`],
          ['Streak', `${streak} (longest ${longestStreak})`],
        ] as const)
      : []),
    ...(score && bestScore !== null && bestScore > 0 && !isRace(results, variant)
      ? [[isForPoints ? 'Best score' : `Fewest ${score.name}`, `${formatNumber(bestScore)}${bestTime}`] as const]
      : []),
    ...(results?.time && isSolo && bestTimeMs !== null
      ? [['Best time', formatDuration(bestTimeMs, isRace(results, variant))] as const]
      : []),
    ...(hinted > 0 ? [['With hints', String(hinted)] as const] : []),
  ];
}
