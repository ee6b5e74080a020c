// Draws the ground of the "Today" card and loads the card when it is near the window. The card needs the visitor's clock, so it is not
// prerendered.
import { useEffect, useRef } from 'react';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { loadPictures } from '#app/components/ui/lib/load-pictures.ts';
import styles from './lazy-today-card.module.css';

const loadCard = () => import('./today-card.tsx');

/** If the card fails to load, the space stays empty: the pages of the daily boards are linked elsewhere, too. */
export function LazyTodayCard({ toys }: { toys: Toys }) {
  const slot = useRef<HTMLDivElement>(null);
  // The card brings the kit of the games along.
  const isNear = useInView(slot, 'once near') === true;
  const [part, hasFailed] = useLazyPart(loadCard, isNear);
  useEffect(loadPictures, [part]);
  return (
    <div ref={slot} className={styles.slot} data-today data-scripts-only>
      {part ? <part.TodayCard toys={toys} /> : !hasFailed && <p className={styles.waiting}>Today</p>}
    </div>
  );
}
