// All days of the whole set, on the page of statistics: streaks, and a calendar whose days open their boards. Nothing before the first board.
import { useState } from 'react';
import { registry } from '#app/games/registry.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { CalendarPage, type DayLook } from './calendar-page.tsx';
import { DaySet } from './day-set.tsx';
import { countDone, doneOf, gameStreak } from '#app/arcade/daily/model/daily-history.ts';
import { Streaks } from './streak-figures.tsx';
import { useKept } from '#app/arcade/daily/model/use-daily-history.ts';
import { useToday } from '#app/arcade/daily/model/use-today.ts';
import { DAILY_GAMES, setOf } from '#app/arcade/daily/model/weekly-plan.ts';
import { dateInWords } from '#app/arcade/daily/model/daily-text.ts';
import styles from './set-statistics.module.css';

export function SetFigures({ toys }: { toys: Readonly<Record<string, PictureSource>> }) {
  const today = useToday();
  const [kept] = useKept();
  const [picked, setPicked] = useState(today.day);
  const played = registry.filter(({ id }) => DAILY_GAMES.includes(id) && (kept.get(id)?.size ?? 0) > 0);

  if (played.length === 0) return null;

  function lookOf(day: number): DayLook {
    const count = countDone(kept, day);
    if (count === 0) return 'none';
    if (count < setOf(day).length) return 'some';
    return setOf(day).every(({ game }) => doneOf(kept, game, day)?.isOnTime) ? 'all' : 'late';
  }

  function cell(day: number) {
    return (
      <button
        type="button"
        aria-label={`${dateInWords(day)}, ${countDone(kept, day)} of ${setOf(day).length} done`}
        aria-pressed={day === picked}
        onClick={() => setPicked(day)}
      >
        {dateInWords(day, { month: undefined })}
      </button>
    );
  }

  return (
    <section aria-labelledby="every-day" className={styles.part}>
      <h2 id="every-day">Day by Day</h2>
      <div className={styles.columns}>
        <div className={styles.figures}>
          <Streaks kept={kept} today={today} />
          <ul className={styles.games}>
            {played.map((entry) => {
              const { current, best } = gameStreak(kept, entry.id, today);
              return (
                <li key={entry.id}>
                  <b>{entry.title}</b>: {current} in a row, best {best}
                </li>
              );
            })}
          </ul>
          <div className={styles.picked}>
            <h3>
              {dateInWords(picked, { weekday: 'long' })}, No. {picked}
            </h3>
            <DaySet day={picked} today={today.day} kept={kept} toys={toys} />
          </div>
        </div>
        <CalendarPage day={picked} today={today.day} lookOf={lookOf} cell={cell} />
      </div>
    </section>
  );
}
