// Draws the ground of the "Today" card and loads the card when it is near the viewport. The card needs the visitor's clock, so it is not
// prerendered.
import { useRef } from 'react';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import styles from './lazy-today-card.module.css';

const loadCard = () => import('./today-card.tsx');

/** If the card fails to load, the space stays empty: the pages of the daily boards are linked elsewhere, too. */
export function LazyTodayCard({ toys }: { toys: Toys }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, 'once near') === true;
  const [part, hasFailed] = useLazyPart(loadCard, isNear);
  return (
    <div ref={container} className={styles.slot} data-today data-scripts-only>
      {part ? <part.TodayCard toys={toys} /> : !hasFailed && <p className={styles.waiting}>Today</p>}
    </div>
  );
}
