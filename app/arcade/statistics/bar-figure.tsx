// A bar chart with a title, and the same numbers as a table below.
import { BarChart, type Bar } from '#app/components/ui/text/bar-chart.tsx';
import styles from './bar-figure.module.css';

interface BarFigureProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Heading of the table's first column: what each bar stands for. */
  readonly columnHeading: string;
}

export function BarFigure({ title, bars, columnHeading }: BarFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}>
        <BarChart bars={bars} layout="bars" />
      </div>
      <details>
        <summary>View as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{columnHeading}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
