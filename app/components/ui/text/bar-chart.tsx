// A bar chart as a list of labels and counts; the style draws the bars.
import type { CSSProperties } from 'react';
import styles from './bar-chart.module.css';

export interface Bar {
  readonly label: string;
  /** The label that is seen below an upright bar, where the whole one has no room. */
  readonly short?: string;
  readonly count: number;
  readonly isCurrent?: boolean;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  /** Bars between label and count, bars behind both, or upright bars. */
  readonly layout: 'bars' | 'rows' | 'columns';
  readonly name?: string;
}

export function BarChart({ bars, layout, name }: BarChartProps) {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count));
  const list = (
    <dl className={styles[layout]}>
      {bars.map(({ label, short, count, isCurrent }) => (
        <div
          key={label}
          data-current={isCurrent || undefined}
          data-none={count === 0 || undefined}
          style={{ '--part': count / maxCount } as CSSProperties}
        >
          {layout === 'columns' && short !== undefined ? (
            <dt>
              <span className="visually-hidden">{label}</span>
              <span aria-hidden>{short}</span>
            </dt>
          ) : (
            <dt>{label}</dt>
          )}
          <dd translate="no">{count}</dd>
        </div>
      ))}
    </dl>
  );
  // A list with a role of its own is no list to screen readers.
  return name === undefined ? (
    list
  ) : (
    <div role="group" aria-label={name}>
      {list}
    </div>
  );
}
