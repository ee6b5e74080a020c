// A board of a day that is done, in the place of the stage.
import { Flame } from 'lucide-react';
import { use } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { DayContext } from './day-context.ts';
import { DoneActs } from './result-actions.tsx';
import { doneOf, gameStreak } from '#app/arcade/daily/model/daily-history.ts';
import { Squares } from './squares.tsx';
import { figureOf, squaresOf, standingInWords, timeLeft } from '#app/arcade/daily/model/daily-text.ts';
import styles from './finished-board.module.css';

export function DoneBoard() {
  const known = use(DayContext);
  const done = known && doneOf(known.kept, known.entry.id, known.day);
  if (!known || !done) return null;
  const { entry, day, today, kept, toys } = known;
  const toy = toys[entry.id];
  const streak = day === today.day ? gameStreak(kept, entry.id, today).current : 0;
  return (
    <div className={styles.done} data-done={done.result}>
      {toy && (
        <div className={styles.toy}>
          <Picture picture={toy} sizes="9rem" />
        </div>
      )}
      <p className={styles.number}>
        {entry.title} No. {day}
      </p>
      <p className={styles.figure}>{figureOf(entry.id, done)}</p>
      <p className={styles.standing}>{standingInWords(entry.id, done)}</p>
      <div className={styles.shape}>
        <Squares text={squaresOf(entry.id, done)} />
      </div>
      {streak > 1 && (
        <p className={styles.streak}>
          <Flame aria-hidden size={20} /> {streak} in a row
        </p>
      )}
      <DoneActs known={known} done={done} />
      {day === today.day && <p className={styles.wait}>The next board comes in {timeLeft(today.leftMs)}</p>}
    </div>
  );
}
