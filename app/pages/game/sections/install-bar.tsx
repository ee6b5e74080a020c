// A bar at the bottom of the screen on phones, with a link to the store.
import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { useScrolledPast } from '#app/layout/lib/use-scrolled-past.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import styles from './install-bar.module.css';

const SHOWN_AFTER_PX = 300;

/** Once closed, it stays closed until the page is reloaded. */
let isClosedForGood = false;

export function InstallBar({ game, path }: { game: Pick<GameDetail, 'title' | 'rating' | 'icon'>; path: string }) {
  const [isClosed, setClosed] = useState(isClosedForGood);
  const isScrolled = useScrolledPast(SHOWN_AFTER_PX);
  // Until the observers have reported, the bar stays hidden.
  const isBadgeInView = useInView('[data-stores]') !== false;
  const isFooterInView = useInView('body > footer') !== false;
  if (isClosed || !isScrolled || isBadgeInView || isFooterInView) return null;

  function close(): void {
    isClosedForGood = true;
    setClosed(true);
  }

  return (
    <aside className={`row ${styles.bar}`} aria-label={`Get ${game.title}`} data-screen-only>
      <div className={styles.icon}>
        <Picture picture={game.icon} sizes="2.75rem" />
      </div>
      {game.rating > 0 && <Rating value={game.rating} />}
      <PageLink className={`middle ${styles.get}`} to={path}>
        Get
        <span className="visually-hidden"> {game.title}</span>
      </PageLink>
      <button type="button" className={`target ${styles.close}`} aria-label="Close" onClick={close}>
        <Icon icon={X} size={18} />
      </button>
    </aside>
  );
}
