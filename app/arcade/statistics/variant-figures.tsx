// Statistics of one variant as cards, and its outcomes as a bar chart.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { getStatisticFigures } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { BarChart } from '#app/components/ui/text/bar-chart.tsx';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { createOutcomeBars } from './outcome-bars.ts';
import type { VariantRecord } from './game-records.ts';
import styles from './variant-figures.module.css';

export function VariantFigures({ results, variant, statistics }: VariantRecord & { results: MiniGame['results'] }) {
  const bars = createOutcomeBars(results, variant, statistics);
  return (
    <section className={styles.variant} aria-label={variant.label}>
      <p className={styles.label}>{variant.label}</p>
      <StatCards stats={getStatisticFigures(results, variant, statistics)} isInset />
      {bars.length > 0 && <BarChart title="Games" columnHeading="Result" bars={bars} />}
    </section>
  );
}
