// The "Today" card: date, time left, the day's boards and their progress.
import { CalendarDays, Flame } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { DaySet } from './parts/day-set.tsx';
import { countDone, computeSetStreak, useDailyHistory } from './model/daily-history.ts';
import { useToday } from './model/use-today.ts';
import { getDailySet } from './model/daily-set.ts';
import { capitalize, countInWords } from '#app/content/format/number-words.ts';
import { formatDay, formatTimeLeft } from './model/daily-text.ts';
import styles from './today-card.module.css';

export function TodayCard({ toys }: { toys: Toys }) {
  const today = useToday();
  const [dailyHistory] = useDailyHistory();
  const doneCount = countDone(dailyHistory, today.day);
  const boardCount = getDailySet(today.day).length;
  const streak = computeSetStreak(dailyHistory, today).current;
  if (boardCount === 0) return null;
  return (
    <nav aria-label="Today" className={`edge ${styles.card}`}>
      <p className={`row ${styles.title}`}>
        <Icon icon={CalendarDays} size={26} />
        <b>Today</b>
        <span>{formatDay(today.day)}</span>
      </p>
      <DaySet day={today.day} today={today.day} dailyHistory={dailyHistory} toys={toys} />
      <p className={`cluster ${styles.state}`}>
        {streak > 0 && (
          <span className={`inline ${styles.streak}`}>
            <Icon icon={Flame} size={18} /> <span>{streak === 1 ? '1 day' : `${streak} days in a row`}</span>
          </span>
        )}
        <span>
          <span>
            {doneCount === 0
              ? capitalize(countInWords(boardCount, 'fresh puzzle'))
              : doneCount < boardCount
                ? `${doneCount} of ${boardCount} done`
                : 'All done'}
          </span>
          {doneCount > 0 && <span className={styles.next}>{`, next in ${formatTimeLeft(today.leftMs)}`}</span>}
        </span>
      </p>
    </nav>
  );
}
