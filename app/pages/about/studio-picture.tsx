// The picture of the studio, each half in the light of its office's time of day, with the clocks over the doors. By day until the page is idle.
import { useState } from 'react';
import { formatTime } from '#app/content/format/dates.ts';
import type { TimeOfDay } from '#app/content/schema/studio-schema.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { useMinute } from '#app/components/ui/lib/use-minute.ts';
import { getStudioTimes, type OfficeTime, type StudioTimes } from './studio-times.ts';
import styles from './studio-picture.module.css';

export interface StudioPictureProps {
  readonly picture: PictureSource;
  /** With decorative pictures of the other times of day; null if it shows no two offices. */
  readonly times: (StudioTimes & Readonly<Record<'dusk' | 'night', PictureSource>>) | null;
}

type Times = NonNullable<StudioPictureProps['times']>;

const SIZES = '(min-width: 56rem) 36rem, 100vw';

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

export function StudioPicture({ picture, times }: StudioPictureProps) {
  const time = useMinute();
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes={SIZES} isUrgent />
      {times && time && <Lights picture={picture} times={times} time={time} />}
    </figure>
  );
}

function Lights({ picture, times, time }: { readonly picture: PictureSource; readonly times: Times; readonly time: Date }) {
  const {
    offices: [left, right],
    line,
  } = getStudioTimes(times, time);
  const show = (light: TimeOfDay, half: 'left' | 'right') => (
    <Layer key={`${half} ${light}`} picture={light === 'day' ? { ...picture, alt: '' } : times[light]} half={half} />
  );
  return (
    <>
      {left.light !== 'day' && show(left.light, 'left')}
      {right.light !== left.light && show(right.light, 'right')}
      <Clock time={left} at={times.halves[0].clock} />
      <Clock time={right} at={times.halves[1].clock} />
      <figcaption>{line}</figcaption>
    </>
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
