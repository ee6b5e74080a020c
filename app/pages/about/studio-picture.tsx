// The picture of the studio, each half in the light of its office's time of day, with the clocks over the doors. By day until the page is idle.
import { useEffect, useState } from 'react';
import { formatTime } from '#app/content/format/dates.ts';
import type { StudioPicture as StudioPictureData, TimeOfDay } from '#app/content/schema/studio-schema.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { runAfterPaint } from '#app/components/ui/lib/use-lazy-part.ts';
import { getStudioTimes, type OfficeTime } from './studio-times.ts';
import styles from './studio-picture.module.css';

export interface StudioPictureProps {
  readonly picture: PictureSource;
  readonly times: StudioPictureData['times'] | undefined;
  /** Decorative pictures of other times of day. */
  readonly others: Readonly<Record<'dusk' | 'night', PictureSource>> | null;
}

const SIZES = '(min-width: 56rem) 36rem, 100vw';
const MINUTE_MS = 60_000;

function Clock({ time: { city, clock }, at: [left, top] }: { readonly time: OfficeTime; readonly at: readonly [number, number] }) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const label = `${formatTime(clock)} in ${city}`;
  return (
    <svg className={styles.clock} viewBox="-50 -50 100 100" style={{ left: `${left}%`, top: `${top}%` }} role="img" aria-label={label}>
      <circle r={44} />
      <path d="M0 0v-22" transform={`rotate(${hours * 30 + minutes / 2})`} />
      <path d="M0 0v-33" transform={`rotate(${minutes * 6})`} />
    </svg>
  );
}

export function StudioPicture({ picture, times, others }: StudioPictureProps) {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    const cancel = runAfterPaint(() => setTime(new Date()));
    const timer = setInterval(() => setTime(new Date()), MINUTE_MS);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, []);
  const now = times && time ? getStudioTimes(times, time) : null;
  const pictures = { day: { ...picture, alt: '' }, ...others };
  const show = (light: TimeOfDay, half: 'left' | 'right') => {
    const source = pictures[light];
    return source && <Layer key={`${half} ${light}`} picture={source} half={half} />;
  };
  const [left, right]: readonly (OfficeTime | undefined)[] = now?.offices ?? [];
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes={SIZES} isUrgent />
      {left && right && (
        <>
          {left.light !== 'day' && show(left.light, 'left')}
          {right.light !== left.light && show(right.light, 'right')}
          {times && <Clock time={left} at={times.halves[0].clock} />}
          {times && <Clock time={right} at={times.halves[1].clock} />}
        </>
      )}
      {now && <figcaption>{now.line}</figcaption>}
    </figure>
  );
}

/** Fades in once it has arrived. The right half lies over the left one, which reaches below it. */
function Layer({ picture, half }: { readonly picture: PictureSource; readonly half: 'left' | 'right' }) {
  const [hasArrived, setArrived] = useState(false);
  return (
    <div className={styles.layer} data-half={half} data-arrived={hasArrived} onLoadCapture={() => setArrived(true)}>
      <Picture picture={picture} sizes={SIZES} isUrgent />
    </div>
  );
}
