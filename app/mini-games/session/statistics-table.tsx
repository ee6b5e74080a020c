// What is kept of a game's results on this device.
import { ChartNoAxesColumn } from 'lucide-react';
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import { formatDuration } from './duration.ts';
import type { Statistics } from './statistics.ts';
import styles from './drawer.module.css';

function figures(entry: MiniGameEntry, statistics: Statistics): (readonly [name: string, value: string])[] {
  const { played, won, streak, longestStreak, bestScore, bestTimeMs, outcomes } = statistics;
  const share = played === 0 ? '0%' : `${Math.round((100 * won) / played)}%`;
  return [
    ['Played', String(played)],
    ['Won', `${won} (${share})`],
    ['Streak', `${streak} (longest ${longestStreak})`],
    ...(entry.best !== 'none' && entry.best !== 'fastest-win'
      ? [['Best score', bestScore === null ? 'none yet' : String(bestScore)] as const]
      : []),
    ...(entry.isTimed ? [['Best time', bestTimeMs === null ? 'none yet' : formatDuration(bestTimeMs)] as const] : []),
    ...Object.entries(outcomes).map(([outcome, count]) => [outcome, String(count)] as const),
  ];
}

export function StatisticsTable({ entry, variant, statistics }: { entry: MiniGameEntry; variant: string; statistics: Statistics }) {
  return (
    <details className={styles.drawer}>
      <summary>
        <ChartNoAxesColumn aria-hidden size={20} /> Statistics
      </summary>
      <p className={styles.note}>{variant}, kept on this device only</p>
      <dl>
        {figures(entry, statistics).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
