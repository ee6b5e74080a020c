// Statistics of one variant as cards, and its outcomes as a bar chart.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import { isWinnable, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { countOutcomes, getStatisticFigures } from '#app/game-kit/stage/result/statistic-figures.ts';
import type { Bar } from '#app/components/ui/text/bar-chart.tsx';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { BarFigure } from './bar-figure.tsx';
import type { VariantRecord } from './game-records.ts';
import styles from './variant-figures.module.css';

/** One bar for each outcome that the game counts, otherwise won and not won; none if the game neither counts outcomes nor can be won. */
export function createOutcomeBars(results: MiniGame['results'], variant: Variant<unknown>, statistics: Statistics): readonly Bar[] {
  const { played, won } = statistics;
  if (played === 0) return [];
  const outcomes = countOutcomes(results, variant, statistics);
  // A single outcome is a milestone, such as the first 2048 tile, and not an ending.
  if (outcomes.length > 1) return outcomes;
  if (!isWinnable(results, variant)) return [];
  return [...outcomes, { label: 'Won', count: won }, { label: 'Not won', count: played - won }];
}

export function VariantFigures({ results, variant, statistics }: VariantRecord & { results: MiniGame['results'] }) {
  const bars = createOutcomeBars(results, variant, statistics);
  return (
    <section className={styles.variant} aria-label={variant.label}>
      <p className={styles.label}>{variant.label}</p>
      <StatCards stats={getStatisticFigures(results, variant, statistics)} isInset />
      {bars.length > 0 && <BarFigure title="Games" columnHeading="Result" bars={bars} />}
    </section>
  );
}
