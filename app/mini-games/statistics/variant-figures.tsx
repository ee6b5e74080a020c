// The figures of one variant, and how its games ended as a chart.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { figuresOf } from '#app/mini-games/stage/figures-of.ts';
import { BarChart } from '#app/ui/bar-chart.tsx';
import { FigureCards } from '#app/ui/figure-cards.tsx';
import { endingsOf } from './endings.ts';
import type { VariantRecord } from './records.ts';
import styles from './variant-figures.module.css';

export function VariantFigures({ results, variant, statistics }: VariantRecord & { results: MiniGame['results'] }) {
  const endings = endingsOf(results, variant, statistics);
  return (
    <section className={styles.variant} aria-label={variant.label}>
      <p className={styles.label}>{variant.label}</p>
      <FigureCards figures={figuresOf(results, variant, statistics)} isInset />
      {endings.length > 0 && <BarChart title="Games" of="Ending" bars={endings} />}
    </section>
  );
}
