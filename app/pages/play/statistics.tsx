// The page with the statistics of all mini games. It loads them after hydration: they exist only on the visitor's device.
import type { Route } from './+types/statistics.ts';
import { page, text } from '#app/content/data/pages/play-statistics.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { NoscriptNote } from '#app/arcade/lazy-stage/noscript-note.tsx';
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import styles from './statistics.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

const loadStatistics = () => import('#app/arcade/statistics/statistics-page.tsx');

export function loader() {
  return { ...createPageData(page), copy: text, toys: findPicturesIn('mini-games') };
}

export default function StatisticsRoute({ loaderData: { header, copy, toys } }: Route.ComponentProps) {
  const [part, hasFailed, reload] = useLazyPart(loadStatistics);
  const showFailure = (onRetry: () => void) => (
    <LoadFailure
      message="Couldn't load your statistics. They're safe. Check your connection."
      className={`column ${styles.missing}`}
      onRetry={onRetry}
    />
  );
  return (
    <>
      <PageHeader header={header} />
      <div className={`container column ${styles.statistics}`}>
        <NoscriptNote>{copy.noscriptText}</NoscriptNote>
        {hasFailed && showFailure(reload)}
        {part && <part.StatisticsPage toys={toys} showFailure={showFailure} />}
      </div>
    </>
  );
}
