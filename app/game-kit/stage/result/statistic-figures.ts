// Formats a game's statistics as labeled figures and omits those that are meaningless for the variant.
import type { Bar } from '#app/components/ui/text/bar-chart.tsx';
import type { Results } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import { isRace, isWinnable, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';

const NO_VALUE_LABEL = 'none yet';

export type Figure = readonly [name: string, value: string];
type AnyResults = Results<unknown, unknown>;

function createBestScoreFigures({ score }: AnyResults, { bestScore: best, bestScoreTimeMs }: Statistics): readonly Figure[] {
  if (!score) return [];
  if (score.better === 'higher') return [['Best score', best === null ? NO_VALUE_LABEL : String(best)]];
  const time = bestScoreTimeMs === null ? '' : ` in ${formatDuration(bestScoreTimeMs)}`;
  return [[`Fewest ${score.name}`, best === null ? NO_VALUE_LABEL : `${best}${time}`]];
}

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

export function getStatisticFigures(results: AnyResults | undefined, variant: Variant<unknown>, statistics: Statistics): readonly Figure[] {
  const { played, won, streak, longestStreak, bestTimeMs, hinted } = statistics;
  const isSoloGame = isWinnable(results, variant);
  const share = played === 0 ? NO_VALUE_LABEL : `${Math.round((100 * won) / played)}%`;
  const wins: readonly Figure[] = [
    ['Won', String(won)],
    ['Win rate', share],
    ['Streak', `${streak} (longest ${longestStreak})`],
  ];
  return [
    ['Played', String(played)],
    ...(isSoloGame ? wins : []),
    ...(results && (results.score?.better === 'higher' ? !isRace(results, variant) : isSoloGame)
      ? createBestScoreFigures(results, statistics)
      : []),
    ...(results?.time && isSoloGame
      ? [['Best time', bestTimeMs === null ? NO_VALUE_LABEL : formatDuration(bestTimeMs, isRace(results, variant))] as const]
      : []),
    ...(hinted > 0 ? [['With hints', String(hinted)] as const] : []),
  ];
}
