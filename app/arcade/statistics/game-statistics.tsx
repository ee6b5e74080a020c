// Statistics of one mini game on its own page. Reads them whenever they come near the viewport or another tab stores something, because a
// game may have ended.
import { useEffect, useRef, useState } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import type { GameRecord } from './game-records.ts';
import styles from './game-statistics.module.css';

const loadKit = () => import('./statistics-kit.ts');

interface LoadedStatistics {
  readonly record: GameRecord;
  readonly Figures: Awaited<ReturnType<typeof loadKit>>['VariantFigures'];
}

export function GameStatistics({ entry }: { entry: MiniGameEntry }) {
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedStatistics | null>(null);
  const isNear = useInView(container, { rootMargin: '50%' }) === true;

  useEffect(() => {
    if (!isNear) return;
    function read(): void {
      Promise.all([loadKit(), entry.load()]).then(
        ([{ readGameRecord, createDeviceStorage, VariantFigures }, { game }]) =>
          setLoaded({ record: readGameRecord({ entry, game }, createDeviceStorage()), Figures: VariantFigures }),
        () => {}, // Ignored: the page of all statistics is one link away.
      );
    }
    read();
    return watchOtherTabs(read);
  }, [entry, isNear]);

  return (
    <div ref={container} data-own-statistics className={styles.slot}>
      {loaded?.record.variants.length === 0 && <p>No finished games yet.</p>}
      {loaded?.record.variants.map((one) => (
        <loaded.Figures key={one.variant.id} results={loaded.record.game.results} {...one} />
      ))}
    </div>
  );
}
