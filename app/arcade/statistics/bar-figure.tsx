// A bar chart with a title.
import { BarChart, type Bar } from '#app/components/ui/text/bar-chart.tsx';
import styles from './bar-figure.module.css';

export function BarFigure({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}>
        <BarChart bars={bars} layout="bars" />
      </div>
    </figure>
  );
}
