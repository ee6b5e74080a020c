// Statistics of one mini game on its own page. Reads them whenever they come near the viewport or another tab stores something, because a
// game may have ended.
import { useCallback, useEffect, useRef } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import styles from './game-statistics.module.css';

const loadChunk = () => import('./statistics-chunk.ts');

/** If it fails to load, the space stays empty: the page of all statistics is one link away. */
export function GameStatistics({ entry }: { entry: MiniGameEntry }) {
  const container = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const [{ readGameRecord, createDeviceStorage, VariantFigures }, { game }] = await Promise.all([loadChunk(), entry.load()]);
    return { record: readGameRecord({ entry, game }, createDeviceStorage()), Figures: VariantFigures };
  }, [entry]);
  const [loaded, , reload] = useLazyPart(load, useInView(container, { rootMargin: '50%' }) === true);
  useEffect(() => watchOtherTabs(reload), [reload]);

  return (
    <div ref={container} data-own-statistics className={styles.slot}>
      {loaded?.record.variants.length === 0 && <p>No finished games yet.</p>}
      {loaded?.record.variants.map((one) => (
        <loaded.Figures key={one.variant.id} results={loaded.record.game.results} {...one} />
      ))}
    </div>
  );
}
