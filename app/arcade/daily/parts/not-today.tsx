// Shown on a day whose set does not include the game: when its next board comes, and what to play instead.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { DaySet, type DaySetProps } from './day-set.tsx';
import { findNextDay } from '#app/arcade/daily/model/daily-set.ts';
import { formatDay } from '#app/arcade/daily/model/daily-text.ts';
import styles from './finished-board.module.css';

export function NotToday({ entry, ...set }: Omit<DaySetProps, 'current'> & { readonly entry: MiniGameEntry }) {
  const { day, today } = set;
  const next = findNextDay(entry.id, today);
  const toy = set.toys[entry.id];
  return (
    <div className={`fill centered ${styles.absent}`}>
      {toy && (
        <div className={styles.toy}>
          <Picture picture={toy} sizes="9rem" />
        </div>
      )}
      <p className={styles.text}>{`${entry.title} isn't in ${day === today ? "today's set" : `the set for ${formatDay(day)}`}.`}</p>
      <p>
        {next !== null && <span>{`Its next board is on ${formatDay(next, { weekday: 'long' })}. `}</span>}
        <PageLink to={createPlayPath(entry.id)}>{`Play regular ${entry.title}`}</PageLink>
        <span>, or one of these:</span>
      </p>
      <DaySet {...set} />
    </div>
  );
}
