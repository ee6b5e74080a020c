// Statistics in one row, such as "Moves: 12".
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './stat-row.module.css';
import { formatNumber } from '#app/content/format/format-count.ts';

export function StatRow({ items }: { items: readonly (readonly [name: string, value: string | number, id?: string])[] }) {
  return (
    <ul className={`cluster ${styles.figures}`}>
      {items.map(([name, value]) => (
        <li key={name} className="tag edge">
          {name}: <b translate={getTranslate(value)}>{typeof value === 'number' ? formatNumber(value) : value}</b>
        </li>
      ))}
    </ul>
  );
}
