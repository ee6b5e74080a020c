// The card "Today": the day, its boards, and how the visitor stands; a chunk of its own that comes when the arcade is near.
import { CalendarDays, Flame } from 'lucide-react';
import type { PictureSource } from '#app/ui/picture-source.ts';
import { DaySet } from './day-set.tsx';
import { countDone, setStreak } from './kept.ts';
import { useKept } from './use-kept.ts';
import { useToday } from './use-today.ts';
import { setOf } from './week.ts';
import { dateInWords, timeLeft } from './words.ts';
import styles from './today-card.module.css';

export function TodayCard({ toys }: { toys: Readonly<Record<string, PictureSource>> }) {
  const today = useToday();
  const [kept] = useKept();
  const count = countDone(kept, today.day);
  const all = setOf(today.day).length;
  const streak = setStreak(kept, today).current;
  return (
    <nav aria-label="Today" className={styles.card}>
      <p className={styles.title}>
        <CalendarDays aria-hidden size={26} />
        <b>Today</b>
        <span>{dateInWords(today.day)}</span>
      </p>
      <DaySet day={today.day} today={today.day} kept={kept} toys={toys} />
      <p className={styles.state}>
        {streak > 0 && (
          <span className={styles.streak}>
            <Flame aria-hidden size={18} /> {streak === 1 ? '1 day' : `${streak} days in a row`}
          </span>
        )}
        <span>
          {count === 0 ? 'One of each, the same for everyone' : count < all ? `${count} of ${all} done` : 'All done'}
          {count > 0 && <span className={styles.next}>, next in {timeLeft(today.leftMs)}</span>}
        </span>
      </p>
    </nav>
  );
}
