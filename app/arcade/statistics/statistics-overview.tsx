// Summary of all mini games: totals, and a bar chart of finished games.
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { BarFigure } from './bar-figure.tsx';
import { getLongestStreak, getTotal, type GameRecord } from './game-records.ts';

export function StatisticsOverview({ records }: { records: readonly GameRecord[] }) {
  const sum = (figure: 'played' | 'won') => records.reduce((total, record) => total + getTotal(record, figure), 0);
  const figures = [
    ['Games finished', sum('played')],
    ['Games won', sum('won')],
    ['Longest streak', Math.max(...records.map(getLongestStreak))],
    ['In progress', records.filter(({ isUnderway }) => isUnderway).length],
  ] as const;
  return (
    <>
      <StatCards stats={figures} />
      <BarFigure
        title="Games finished"
        columnHeading="Mini game"
        bars={records.map((record) => ({ label: record.entry.title, count: getTotal(record, 'played') }))}
      />
    </>
  );
}
