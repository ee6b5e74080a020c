// Answers in the place of a page that neither the network nor the device has. No script runs here, so its links are all it has.
import type { Route } from './+types/offline.ts';
import { offline } from '#app/content/data/offline.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { buttonClass } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import styles from './offline.module.css';

export function loader() {
  return {
    head: pageMeta({ ...offline.meta, isIndexed: false }),
    words: offline,
    toy: findPicture('hero/mouse'),
    toys: findPicturesIn('mini-games'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function OfflinePage({ loaderData: { words, toy, toys } }: Route.ComponentProps) {
  return (
    <section className={styles.page}>
      <div className={styles.toy}>
        <Picture picture={toy} sizes="12rem" isUrgent />
      </div>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {/* An empty address is that of the page that was asked for. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" className={buttonClass('primary')}>
        {words.retry}
      </a>
      <nav aria-labelledby="games" className={styles.games}>
        <h2 id="games">{words.gamesTitle}</h2>
        <MiniGameLinks toys={toys} />
      </nav>
    </section>
  );
}
