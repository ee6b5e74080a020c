// Where the card of today's boards stands: a line that keeps its room until the card has come, because only the visitor's own clock knows the day.
import { useRef } from 'react';
import type { PictureSource } from '#app/ui/picture-source.ts';
import { useLate } from './stage/use-late.ts';
import { useNear } from './use-near.ts';
import styles from './today-place.module.css';

const loadCard = () => import('./daily/today-card.tsx');

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
