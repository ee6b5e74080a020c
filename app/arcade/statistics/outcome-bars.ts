// How the games of a variant ended: by outcome where the game counts them apart, else won and not won.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';
import type { Bar } from '#app/components/ui/text/bar-chart.tsx';

/** A bar for each ending; none where a game neither counts outcomes nor can be won. */
export function createOutcomeBars(
  results: MiniGame['results'],
  variant: Variant<unknown>,
  { played, won, outcomes }: Statistics,
): readonly Bar[] {
  if (played === 0) return [];
  const counted = results?.outcomes ?? [];
  // A single outcome is a milestone on the way, such as the first 2048: it says nothing of the end.
  if (counted.length > 1) return counted.map(({ id, label }) => ({ label, count: outcomes[id] ?? 0 }));
  if (!isWinnable(results, variant)) return [];
  return [
    ...counted.map(({ id, label }) => ({ label, count: outcomes[id] ?? 0 })),
    { label: 'Won', count: won },
    { label: 'Not won', count: played - won },
  ];
}
