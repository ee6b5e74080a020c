// Selects the outcomes to show for a variant.
import type { Results } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';

type AnyResults = Results<unknown, never, unknown>;

/** The outcomes that are counted separately; none in a single-player variant whose outcomes only occur with two players. */
export function getShownOutcomes(
  results: AnyResults | undefined,
  variant: Variant<unknown>,
  { outcomes: counts }: Pick<Statistics, 'outcomes'>,
): NonNullable<AnyResults['outcomes']> {
  const outcomes = results?.tally?.(variant.options) ?? results?.outcomes ?? [];
  const isForTwo = results?.isWinnable !== undefined && isWinnable(results, variant) && outcomes.every(({ id }) => !counts[id]);
  return isForTwo ? [] : outcomes;
}
