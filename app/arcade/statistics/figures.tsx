// Statistics as cards and bar charts.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { countOutcomes, getStatisticFigures } from '#app/game-kit/result/statistic-figures.ts';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { BarChart, type Bar } from '#app/components/ui/text/bar-chart.tsx';
import type { VariantRecord } from './game-records.ts';
import styles from './statistics-page.module.css';

/** A bar chart with a title. */
export function BarFigure({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <figure className={`column ${styles.figure}`}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}>
        <BarChart bars={bars} layout="bars" />
      </div>
    </figure>
  );
}

/** Statistics of one variant as cards, and its outcomes as a bar chart. What is zero is left out. */
export function VariantFigures({ results, variant, statistics }: VariantRecord & { results: MiniGame['results'] }) {
  const outcomes = countOutcomes(results, variant, statistics).filter(({ count }) => count > 0);
  return (
    <section className={`column ${styles.variant}`} aria-label={variant.label}>
      <p className={styles.label}>{variant.label}</p>
      <StatCards stats={getStatisticFigures(results, variant, statistics)} isInset />
      {outcomes.length > 0 && <BarFigure title="Results" bars={outcomes} />}
    </section>
  );
}
