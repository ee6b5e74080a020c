// The statistics section of the "More" dialog.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { countOutcomes, getStatisticFigures } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { BarChart } from '#app/components/ui/text/bar-chart.tsx';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './more-dialog.module.css';

export function StatisticsTable({ results, store }: { results: MiniGame['results']; store: GameStore }) {
  const { statistics, variant, hasUnstored } = useSnapshot(store, (snapshot) => snapshot);
  const outcomes = countOutcomes(results, variant, statistics);
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
      </dl>
      {outcomes.length > 0 && <BarChart bars={outcomes} look="rows" />}
    </section>
  );
}
