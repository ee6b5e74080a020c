// Shown when the requested page is neither online nor in the cache. It runs no scripts, so it consists of links only.
import type { Route } from './+types/offline.ts';
import { offline } from '#app/content/data/offline.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import styles from './offline.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return {
    head: createPageMeta({ ...offline.meta, isIndexed: false }),
    copy: offline,
    toys: findPicturesIn('mini-games'),
  };
}

export default function OfflinePage({ loaderData: { copy, toys } }: Route.ComponentProps) {
  return (
    <section className={`centered ${styles.page}`} data-low>
      <h1>{copy.heading}</h1>
      {/* An empty href is the URL of the requested page. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" className={getButtonClass('primary')}>
        {copy.retry}
      </a>
      <nav aria-labelledby="games" className={`stack ${styles.games}`}>
        <h2 id="games">{copy.gamesTitle}</h2>
        <MiniGameLinks toys={toys} />
      </nav>
    </section>
  );
}
