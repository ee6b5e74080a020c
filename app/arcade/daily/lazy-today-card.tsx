// Where the card of today's boards stands: a line that keeps its room until the card has come, because only the visitor's own clock knows the day.
import { useRef } from 'react';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import styles from './lazy-today-card.module.css';

const loadCard = () => import('./today-card.tsx');

/** Where the card does not come, nothing is missed: the boards have pages of their own. */
export function LazyTodayCard({ toys }: { toys: Readonly<Record<string, PictureSource>> }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, { rootMargin: '50%', once: true }) === true;
  const lazyModule = useLazyModule(loadCard, isNear);
  return (
    <div ref={container} className={styles.place} data-today>
      {lazyModule !== null && lazyModule !== 'load-failed' && <lazyModule.TodayCard toys={toys} />}
    </div>
  );
}
