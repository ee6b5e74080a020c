// Where the statistics of all mini games stand: they come once the page is there, because only the device knows them.
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { Needs } from '#app/arcade/stage/noscript-note.tsx';
import type { StatisticsDesk } from './statistics-page.tsx';
import styles from './lazy-statistics.module.css';

interface StatisticsPlaceProps {
  /** What is said where there are no scripts. */
  readonly needs: string;
  /** By the games' ids. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export function StatisticsPlace({ needs, toys }: StatisticsPlaceProps) {
  const [desk, setDesk] = useState<{ Desk: typeof StatisticsDesk } | 'missing' | null>(null);
  const [attempt, setAttempt] = useState(0);

  const miss = useCallback(() => setDesk('missing'), []);

  useEffect(() => {
    let isGone = false;
    import('./statistics-page.tsx').then(
      ({ StatisticsDesk: Desk }) => isGone || setDesk({ Desk }),
      () => isGone || miss(),
    );
    return () => {
      isGone = true;
    };
  }, [attempt, miss]);

  function retry(): void {
    setDesk(null);
    setAttempt((count) => count + 1);
  }

  return (
    <div className={styles.place} data-statistics>
      <Needs>{needs}</Needs>
      {desk === 'missing' && (
        <div role="alert" className={styles.missing}>
          <p>Your statistics are safe, but what shows them did not arrive. Your connection may be taking a break.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {desk !== null && desk !== 'missing' && (
        <desk.Desk toys={toys} onMissing={miss}>
          <MiniGameLinks toys={toys} />
        </desk.Desk>
      )}
    </div>
  );
}
