// Draws the ground of the "Today" card and loads the card, which needs the visitor's clock, so it is not prerendered.
import { useEffect } from 'react';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { loadPictures } from '#app/components/ui/lib/load-pictures.ts';
import styles from './lazy-today-card.module.css';

const loadCard = () => import('./today-card.tsx');

/** If the card fails to load, the space stays empty: the pages of the daily boards are linked elsewhere, too. */
export function LazyTodayCard({ toys }: { toys: Toys }) {
  const [part, hasFailed] = useLazyPart(loadCard);
  useEffect(loadPictures, [part]);
  return (
    <div className={styles.slot} data-today data-scripts-only>
      {part ? <part.TodayCard toys={toys} /> : !hasFailed && <p className={styles.waiting}>Today</p>}
    </div>
  );
}
