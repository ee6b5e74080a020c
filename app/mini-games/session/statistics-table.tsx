// What is kept of a game's results on this device.
import { ChartNoAxesColumn } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import { formatDuration } from './duration.ts';
import type { Session } from './session.ts';
import type { Statistics } from './statistics.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './drawer.module.css';

const NONE = 'none yet';

function bestScore({ best, scoreName }: LoadedGame, { bestScore: score, bestScoreTimeMs }: Statistics): (readonly [string, string])[] {
  switch (best) {
    case 'highest-score':
    case 'highest-score-reached':
      return [['Best score', score === null ? NONE : String(score)]];
    case 'lowest-score': {
      const time = bestScoreTimeMs === null ? '' : ` in ${formatDuration(bestScoreTimeMs)}`;
      return [[`Fewest ${scoreName ?? 'points'}`, score === null ? NONE : `${score}${time}`]];
    }
    case 'fastest-win':
    case 'none':
      return [];
    default:
      return best satisfies never;
  }
}

function figures(entry: LoadedGame, statistics: Statistics): (readonly [name: string, value: string])[] {
  const { played, won, streak, longestStreak, bestTimeMs } = statistics;
  const share = played === 0 ? '0%' : `${Math.round((100 * won) / played)}%`;
  return [
    ['Played', String(played)],
    ['Won', `${won} (${share})`],
    ['Streak', `${streak} (longest ${longestStreak})`],
    ...bestScore(entry, statistics),
    ...(entry.isTimed && entry.canResume ? [['Best time', bestTimeMs === null ? NONE : formatDuration(bestTimeMs)] as const] : []),
  ];
}

export interface StatisticsTableProps {
  readonly entry: LoadedGame;
  readonly outcomes: readonly string[];
  readonly session: Session;
}

export function StatisticsTable({ entry, outcomes, session }: StatisticsTableProps) {
  const { statistics, variant } = useSnapshot(session, (snapshot) => ({ statistics: snapshot.statistics, variant: snapshot.variant }));
  const most = Math.max(1, ...outcomes.map((outcome) => statistics.outcomes[outcome] ?? 0));
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
        {outcomes.map((outcome) => {
          const count = statistics.outcomes[outcome] ?? 0;
          return (
            <div key={outcome} className={styles.bar} style={{ '--part': count / most } as CSSProperties}>
              <dt>{outcome}</dt>
              <dd>{count}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
