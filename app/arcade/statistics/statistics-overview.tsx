// All mini games at one glance: how many were finished and won, and how often each.
import { BarChart } from '#app/components/ui/text/bar-chart.tsx';
import { FigureCards } from '#app/components/ui/cards/stat-cards.tsx';
import { longestStreakOf, totalOf, type GameRecord } from './game-records.ts';

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
      <FigureCards figures={figures} />
      <BarChart
        title="Games finished"
        of="Mini game"
        bars={records.map((record) => ({ label: record.entry.title, count: totalOf(record, 'played') }))}
      />
    </>
  );
}
