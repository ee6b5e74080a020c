// Streaks and calendar of the whole daily set, for the statistics page. Renders nothing before the first finished board.
import { useState } from 'react';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { CalendarPage, type DayStatus } from './calendar-page.tsx';
import { DaySet } from './day-set.tsx';
import { countDone, getDailyResult, computeGameStreak, useDailyHistory } from '#app/arcade/daily/model/daily-history.ts';
import { StreakFigures } from './streak-figures.tsx';
import { useToday } from '#app/arcade/daily/model/use-today.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { formatDay } from '#app/arcade/daily/model/daily-text.ts';
import styles from './set-statistics.module.css';

export function SetStatistics({ toys }: { toys: Toys }) {
  const today = useToday();
  const [dailyHistory] = useDailyHistory();
  const [pressedDay, setPressedDay] = useState(today.day);
  const selectedDay = Math.min(pressedDay, today.day); // the clock may be set back
  const played = dailyGames.filter(({ id }) => (dailyHistory.get(id)?.size ?? 0) > 0);

  if (played.length === 0) return null;

  function getDayStatus(day: number): DayStatus {
    const count = countDone(dailyHistory, day);
    if (count === 0) return 'none';
    if (count < getDailySet(day).length) return 'some';
    return getDailySet(day).every(({ game }) => getDailyResult(dailyHistory, game, day)?.isOnTime) ? 'all' : 'late';
  }

  function renderCell(day: number) {
    return (
      <button
        type="button"
        aria-label={`${formatDay(day)}, ${countDone(dailyHistory, day)} of ${getDailySet(day).length} done`}
        aria-pressed={day === selectedDay}
        onClick={() => setPressedDay(day)}
      >
        {formatDay(day, { month: undefined })}
      </button>
    );
  }

  return (
    <section aria-labelledby="every-day" className="column">
      <h2 id="every-day" className="headline">
        Day by Day
      </h2>
      <div className={`column ${styles.columns}`}>
        <div className={`column ${styles.figures}`}>
          <StreakFigures dailyHistory={dailyHistory} today={today} />
          <ul className={`column ${styles.games}`}>
            {played.map((entry) => {
              const { current, best } = computeGameStreak(dailyHistory, entry.id, today);
              return (
                <li key={entry.id}>
                  <b>{entry.title}</b>
                  <span>{`: ${current} in a row, best ${best}`}</span>
                </li>
              );
            })}
          </ul>
          <div className="column">
            <h3>{`${formatDay(selectedDay, { weekday: 'long' })}, No. ${selectedDay}`}</h3>
            <DaySet day={selectedDay} today={today.day} dailyHistory={dailyHistory} toys={toys} />
          </div>
        </div>
        <CalendarPage day={selectedDay} today={today.day} getDayStatus={getDayStatus} renderCell={renderCell} />
      </div>
    </section>
  );
}
