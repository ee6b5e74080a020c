// The statistics section of the "More" dialog.
import type { CSSProperties } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { getStatisticFigures } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { getShownOutcomes } from '#app/game-kit/stage/result/shown-outcomes.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './more-dialog.module.css';

export function StatisticsTable({ results, store }: { results: MiniGame['results']; store: GameStore }) {
  const { statistics, variant, hasUnstored } = useSnapshot(store, 'statistics', 'variant', 'hasUnstored');
  const outcomes = getShownOutcomes(results, variant, statistics).map(({ id, label }) => ({ label, count: statistics.outcomes[id] ?? 0 }));
  const maxCount = Math.max(1, ...outcomes.map(({ count }) => count));
  return (
    <section>
      <h4>Statistics</h4>
      <p className={styles.note}>{`${variant.label}, ${hasUnstored ? 'kept until you leave this page' : 'saved on this device only'}`}</p>
      <dl>
        {getStatisticFigures(results, variant, statistics).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={getTranslate(value)}>{value}</dd>
          </div>
        ))}
        {outcomes.map(({ label, count }) => (
          <div key={label} className={styles.bar} style={{ '--part': count / maxCount } as CSSProperties}>
            <dt>{label}</dt>
            <dd translate="no">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
