// Column chart of the outcomes so far, with the current one highlighted. Not rendered for a single outcome.
import type { CSSProperties } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import styles from './outcome-chart.module.css';

interface OutcomeChartProps {
  readonly outcomes: NonNullable<NonNullable<MiniGame['results']>['outcomes']>;
  readonly counts: Readonly<Record<string, number>>;
  readonly current: string | undefined; // id
}

export function OutcomeChart({ outcomes, counts, current }: OutcomeChartProps) {
  if (outcomes.length < 2) return null;
  const maxCount = Math.max(1, ...outcomes.map(({ id }) => counts[id] ?? 0));
  return (
    <ul aria-label="Your games so far" className={styles.columns}>
      {outcomes.map(({ id, label, short }) => (
        <li key={id} data-current={id === current || undefined}>
          <span translate="no">{counts[id] ?? 0}</span>
          <span aria-hidden className={styles.column} style={{ '--part': (counts[id] ?? 0) / maxCount } as CSSProperties} />
          {short === undefined ? (
            label
          ) : (
            <>
              <span aria-hidden>{short}</span>
              <span className="visually-hidden">{label}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
