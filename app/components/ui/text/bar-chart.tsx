// A horizontal bar chart as SVG, with the same numbers as a table below.
import styles from './bar-chart.module.css';

export interface Bar {
  readonly label: string;
  readonly count: number;
}

interface BarChartProps {
  /** What the bars count, such as "Games played". */
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Heading of the table's first column: what each bar stands for. */
  readonly columnHeading: string;
}

/** In SVG user units; the drawing is WIDTH wide. */
const WIDTH = 320;
const ROW_HEIGHT = 26;
const LABELS_WIDTH = 112;
const COUNTS_WIDTH = 40;
const BASELINE_Y = 17;

export function BarChart({ title, bars, columnHeading }: BarChartProps) {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count));
  const barsWidth = WIDTH - LABELS_WIDTH - COUNTS_WIDTH;
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}
        viewBox={`0 0 ${WIDTH} ${ROW_HEIGHT * bars.length}`}
        className={styles.chart}
      >
        {bars.map(({ label, count }, index) => {
          const length = (barsWidth * count) / maxCount;
          return (
            <g key={label} transform={`translate(0 ${ROW_HEIGHT * index})`}>
              <text x={LABELS_WIDTH - 8} y={BASELINE_Y} textAnchor="end">
                {label}
              </text>
              <rect
                x={LABELS_WIDTH}
                y={4}
                width={Math.max(2, length)}
                height={ROW_HEIGHT - 8}
                rx={4}
                className={count > 0 ? styles.bar : styles.none}
              />
              <text x={LABELS_WIDTH + Math.max(2, length) + 6} y={BASELINE_Y} className={styles.count}>
                {count}
              </text>
            </g>
          );
        })}
      </svg>
      <details className={styles.table}>
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
