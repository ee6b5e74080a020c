// Counts as horizontal bars, drawn as SVG, with the same counts as a table beneath.
import styles from './bar-chart.module.css';

export interface Bar {
  readonly label: string;
  readonly count: number;
}

interface BarChartProps {
  /** What is counted, such as "Games played". */
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What each bar stands for, as the heading of the table's first column. */
  readonly of: string;
}

/** In units of the drawing, which is as wide as WIDTH. */
const WIDTH = 320;
const ROW = 26;
const LABELS = 112;
const COUNTS = 40;
const BASELINE = 17;

export function BarChart({ title, bars, of }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = WIDTH - LABELS - COUNTS;
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}
        viewBox={`0 0 ${WIDTH} ${ROW * bars.length}`}
        className={styles.chart}
      >
        {bars.map(({ label, count }, index) => {
          const length = (room * count) / most;
          return (
            <g key={label} transform={`translate(0 ${ROW * index})`}>
              <text x={LABELS - 8} y={BASELINE} textAnchor="end">
                {label}
              </text>
              <rect x={LABELS} y={4} width={Math.max(2, length)} height={ROW - 8} rx={4} className={count > 0 ? styles.bar : styles.none} />
              <text x={LABELS + Math.max(2, length) + 6} y={BASELINE} className={styles.count}>
                {count}
              </text>
            </g>
          );
        })}
      </svg>
      <details className={styles.table}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
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
