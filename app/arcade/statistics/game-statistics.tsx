// What this device keeps of one mini game, on the game's own page: read whenever it comes into view or another tab has played, because a game may have ended since.
import { useEffect, useRef, useState } from 'react';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import type { GameRecord } from './game-records.ts';
import styles from './game-statistics.module.css';

const loadKit = () => import('./statistics-kit.ts');

interface Known {
  readonly record: GameRecord;
  readonly Figures: Awaited<ReturnType<typeof loadKit>>['VariantFigures'];
}

export function OwnStatistics({ entry }: { entry: MiniGameEntry }) {
  const place = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<Known | null>(null);

  useEffect(() => {
    const target = place.current;
    if (!target) return;
    let isGone = false;
    let isNear = false;
    function read(): void {
      if (!isNear) return;
      Promise.all([loadKit(), entry.load()]).then(
        ([{ recordOf, deviceStorage, VariantFigures }, { game }]) =>
          isGone || setKnown({ record: recordOf({ entry, game }, deviceStorage()), Figures: VariantFigures }),
        () => {}, // the page of all statistics is a link away
      );
    }
    const observer = new IntersectionObserver(
      (sights) => {
        isNear = sights.at(-1)?.isIntersecting ?? false;
        read();
      },
      { rootMargin: '50%' },
    );
    observer.observe(target);
    const stopWatching = watchOtherTabs(read);
    return () => {
      isGone = true;
      observer.disconnect();
      stopWatching();
    };
  }, [entry]);

  return (
    <div ref={place} data-own-statistics className={styles.place}>
      {known?.record.variants.length === 0 && <p>No game finished yet. The first one counts.</p>}
      {known?.record.variants.map((one) => (
        <known.Figures key={one.variant.id} results={known.record.game.results} {...one} />
      ))}
    </div>
  );
}
