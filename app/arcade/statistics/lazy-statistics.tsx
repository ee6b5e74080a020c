// Loads the statistics of all mini games after hydration: they exist only on the visitor's device.
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { NoscriptNote } from '#app/arcade/stage/noscript-note.tsx';
import type { StatisticsPage } from './statistics-page.tsx';
import styles from './lazy-statistics.module.css';

interface LazyStatisticsProps {
  /** Shown when the browser runs no scripts. */
  readonly noscriptText: string;
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export function LazyStatistics({ noscriptText, toys }: LazyStatisticsProps) {
  const [page, setPage] = useState<{ Page: typeof StatisticsPage } | 'load-failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  const handleMissing = useCallback(() => setPage('load-failed'), []);

  useEffect(() => {
    let isCancelled = false;
    import('./statistics-page.tsx').then(
      ({ StatisticsPage: Page }) => isCancelled || setPage({ Page }),
      () => isCancelled || handleMissing(),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt, handleMissing]);

  function retry(): void {
    setPage(null);
    setAttempt((count) => count + 1);
  }

  return (
    <div className={styles.slot} data-statistics>
      <NoscriptNote>{noscriptText}</NoscriptNote>
      {page === 'load-failed' && (
        <div role="alert" className={styles.missing}>
          <p>Couldn't load your statistics. They're safe. Check your connection.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {page !== null && page !== 'load-failed' && (
        <page.Page toys={toys} onMissing={handleMissing}>
          <MiniGameLinks toys={toys} />
        </page.Page>
      )}
    </div>
  );
}
