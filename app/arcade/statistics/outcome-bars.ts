// Computes the bars of the outcome chart: one for each outcome that the game counts, otherwise won and not won.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';
import type { Bar } from '#app/components/ui/text/bar-chart.tsx';

/** Empty if the game neither counts outcomes nor can be won. */
export function createOutcomeBars(
  results: MiniGame['results'],
  variant: Variant<unknown>,
  { played, won, outcomes }: Statistics,
): readonly Bar[] {
  if (played === 0) return [];
  const countedOutcomes = results?.tally?.(variant.options) ?? results?.outcomes ?? [];
  // A single outcome is a milestone, such as the first 2048 tile, and not an ending.
  if (countedOutcomes.length > 1) return countedOutcomes.map(({ id, label }) => ({ label, count: outcomes[id] ?? 0 }));
  if (!isWinnable(results, variant)) return [];
  return [
    ...countedOutcomes.map(({ id, label }) => ({ label, count: outcomes[id] ?? 0 })),
    { label: 'Won', count: won },
    { label: 'Not won', count: played - won },
  ];
}
