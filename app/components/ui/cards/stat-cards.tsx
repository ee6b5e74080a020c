// Statistics side by side, each on its own card with its name below.
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './stat-cards.module.css';

interface StatCardsProps {
  readonly stats: readonly (readonly [name: string, value: string | number])[];
  readonly isInset?: boolean;
}

export function StatCards({ stats, isInset = false }: StatCardsProps) {
  return (
    <dl className={`columns ${styles.figures}`} data-inset={isInset || undefined}>
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate={getTranslate(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
