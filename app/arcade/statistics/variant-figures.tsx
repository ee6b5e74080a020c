// Statistics of one variant as cards, and its outcomes as a bar chart. What is zero is left out.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { countOutcomes, getStatisticFigures } from '#app/game-kit/stage/result/statistic-figures.ts';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { BarFigure } from './bar-figure.tsx';
import type { VariantRecord } from './game-records.ts';
import styles from './variant-figures.module.css';

export function VariantFigures({ results, variant, statistics }: VariantRecord & { results: MiniGame['results'] }) {
  const outcomes = countOutcomes(results, variant, statistics).filter(({ count }) => count > 0);
  return (
    <section className={styles.variant} aria-label={variant.label}>
      <p className={styles.label}>{variant.label}</p>
      <StatCards stats={getStatisticFigures(results, variant, statistics)} isInset />
      {outcomes.length > 0 && <BarFigure title="Results" bars={outcomes} />}
    </section>
  );
}
