// Where the card of today's boards stands: a line that keeps its room until the card has come, because only the visitor's own clock knows the day.
import { useRef } from 'react';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import { useNear } from '#app/components/ui/lib/use-near-viewport.ts';
import styles from './lazy-today-card.module.css';

const loadCard = () => import('./today-card.tsx');

/** Where the card does not come, nothing is missed: the boards have pages of their own. */
export function TodayPlace({ toys }: { toys: Readonly<Record<string, PictureSource>> }) {
  const place = useRef<HTMLDivElement>(null);
  const late = useLate(loadCard, useNear(place));
  return (
    <div ref={place} className={styles.place} data-today>
      {late !== null && late !== 'missing' && <late.TodayCard toys={toys} />}
    </div>
  );
}
