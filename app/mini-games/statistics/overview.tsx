// All mini games at one glance: how many were finished and won, and how often each.
import { BarChart } from '#app/ui/bar-chart.tsx';
import { longestStreakOf, totalOf, type GameRecord } from './records.ts';
import styles from './desk.module.css';

export function Overview({ records }: { records: readonly GameRecord[] }) {
  const sum = (figure: 'played' | 'won') => records.reduce((total, record) => total + totalOf(record, figure), 0);
  const figures = [
    ['Games finished', sum('played')],
    ['Games won', sum('won')],
    ['Longest streak', Math.max(...records.map(longestStreakOf))],
    ['Under way', records.filter(({ isUnderway }) => isUnderway).length],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        title="Games finished"
        of="Mini game"
        bars={records.map((record) => ({ label: record.entry.title, count: totalOf(record, 'played') }))}
      />
    </>
  );
}
