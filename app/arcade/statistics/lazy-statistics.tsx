// Loads the statistics of all mini games after hydration: they exist only on the visitor's device.
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { NoscriptNote } from '#app/arcade/lazy-stage/noscript-note.tsx';
import styles from './lazy-statistics.module.css';

const loadPage = () => import('./statistics-page.tsx');

interface LazyStatisticsProps {
  readonly noscriptText: string;
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export function LazyStatistics({ noscriptText, toys }: LazyStatisticsProps) {
  const [page, hasFailed, reload] = useLazyPart(loadPage);
  const showFailure = (onRetry: () => void) => (
    <LoadFailure
      message="Couldn't load your statistics. They're safe. Check your connection."
      className={styles.missing}
      onRetry={onRetry}
    />
  );
  return (
    <div className={styles.slot} data-statistics>
      <NoscriptNote>{noscriptText}</NoscriptNote>
      {hasFailed && showFailure(reload)}
      {page && <page.StatisticsPage toys={toys} showFailure={showFailure} />}
    </div>
  );
}
