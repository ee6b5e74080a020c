// Named figures side by side, each on a card of its own with its name beneath.
import styles from './stat-cards.module.css';

interface StatCardsProps {
  readonly stats: readonly (readonly [name: string, value: string | number])[];
  /** Whether they stand on a card already. */
  readonly isInset?: boolean;
}

export function StatCards({ stats, isInset = false }: StatCardsProps) {
  return (
    <dl className={styles.figures} data-inset={isInset || undefined}>
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
