// A player's statistics of all mini games, from the player's own device.
import type { Route } from './+types/statistics.ts';
import { page, text } from '#app/content/data/pages/play-statistics.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { StatisticsPlace } from '#app/arcade/statistics/lazy-statistics.tsx';
import styles from './statistics.module.css';

export function loader() {
  return { ...openPage(page), words: text, toys: findPicturesIn('mini-games') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { opening, words, toys } = loaderData;
  return (
    <>
      <PageOpening opening={opening} />
      <div className={`container ${styles.statistics}`}>
        <StatisticsPlace needs={words.needs} toys={toys} />
      </div>
    </>
  );
}
