// The page with the statistics of all mini games, read from the visitor's device.
import type { Route } from './+types/statistics.ts';
import { page, text } from '#app/content/data/pages/play-statistics.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { LazyStatistics } from '#app/arcade/statistics/lazy-statistics.tsx';
import styles from './statistics.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return { ...createPageData(page), copy: text, toys: findPicturesIn('mini-games') };
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { header, copy, toys } = loaderData;
  return (
    <>
      <PageHeader header={header} />
      <div className={`container ${styles.statistics}`}>
        <LazyStatistics noscriptText={copy.noscriptText} toys={toys} />
      </div>
    </>
  );
}
