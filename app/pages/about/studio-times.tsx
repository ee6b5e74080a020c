// The clocks of the studio's offices, plates that say their times, and a line about what goes on there.
import type { CSSProperties } from 'react';
import { formatTime, getLocalTime } from '#app/content/format/dates.ts';
import { useMinute } from '#app/components/ui/lib/use-minute.ts';
import { pickLine, type StudioTimes as Times } from './studio-line.ts';
import styles from './studio-times.module.css';

/** A sun from six to six, otherwise a moon: two offices can be twelve hours apart. */
function Clock({ clock }: { readonly clock: string }) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const isMoon = hours < 6 || hours >= 18;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden data-moon={isMoon || undefined}>
      {isMoon ? (
        <>
          <circle r={44} />
          <path className={styles.crescent} d="M6-37a37.5 37.5 0 1 0 0 74a38.5 38.5 0 0 1 0-74" />
        </>
      ) : (
        <>
          <circle className={styles.rays} r={44.5} pathLength={24} />
          <circle r={32} />
        </>
      )}
      <path d="M0 0v-17" transform={`rotate(${hours * 30 + minutes / 2})`} />
      <path d="M0 0v-25" transform={`rotate(${minutes * 6})`} />
    </svg>
  );
}

export function StudioTimes(times: Times) {
  const time = useMinute();
  if (!time) return null;
  const line = pickLine(times, time);
  return (
    <>
      {times.offices.map(({ city, timeZone, clock: [left, top] }) => {
        const { clock } = getLocalTime(timeZone, time);
        return (
          <div key={timeZone} className={styles.office} style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}>
            <Clock clock={clock} />
            <p className={styles.plate}>
              {city}, <b>{formatTime(clock)}</b>
            </p>
          </div>
        );
      })}
      {line && <figcaption className={styles.line}>{line}</figcaption>}
    </>
  );
}
