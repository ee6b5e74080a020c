// The daily page of one game, loaded on demand: the board or its result, the day's other boards, streaks and the calendar.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { parseRequestedDay } from './model/day-address.ts';
import { DailyBoard, type DailyRegionProps } from './daily-board.tsx';
import { DaySet } from './parts/day-set.tsx';
import { GameCalendar } from './parts/game-calendar.tsx';
import { countDone, useDailyHistory } from './model/daily-history.ts';
import { NotToday } from './parts/not-today.tsx';
import { StreakFigures } from './parts/streak-figures.tsx';
import { useToday } from './model/use-today.ts';
import { findPlannedBoard, getDailySet } from './model/daily-set.ts';
import { formatDay, formatTimeLeft } from './model/daily-text.ts';
import styles from './daily-page.module.css';

interface DailyPageProps extends DailyRegionProps {
  readonly toys: Toys;
}

export function DailyPage({ toys, ...region }: DailyPageProps) {
  const { entry, labelledBy } = region;
  const address = useLocation();
  const today = useToday();
  const [dailyHistory, refresh] = useDailyHistory();
  const [openedDay, setOpenedDay] = useState(today.day); // Stays the same after midnight, so that a board in progress is not replaced.
  if (openedDay > today.day) setOpenedDay(today.day); // the clock was set back, or the player has traveled west
  const requested = parseRequestedDay(address, today.day);
  const day = requested.day ?? openedDay;
  const planned = findPlannedBoard(entry.id, day);
  const hasMidnightPassed = requested.day === null && openedDay < today.day;
  const boardCount = getDailySet(day).length;

  return (
    <>
      {planned ? (
        <DailyBoard
          key={`${entry.id} ${day}`}
          {...region}
          planned={planned}
          dayContext={{ entry, day, today, dailyHistory, fragment: requested.fragment, toys, refresh }}
          notice={requested.notice}
        />
      ) : (
        <PageStage entry={entry} labelledBy={labelledBy} shouldLoad={false}>
          <NotToday entry={entry} day={day} today={today.day} dailyHistory={dailyHistory} toys={toys} />
        </PageStage>
      )}
      {/* Below the board, so that the board does not shift under the player's finger. */}
      {hasMidnightPassed && (
        <p role="status" className={`cluster ${styles.status}`}>
          <span>{`It's a new day. The board you're playing still counts for ${formatDay(openedDay)}.`}</span>
          <Button onClick={() => setOpenedDay(today.day)}>Play Today</Button>
        </p>
      )}
      <section aria-labelledby="set" className={`ends ${styles.day}`}>
        <div className={styles.head}>
          <h2 id="set">{day === today.day ? 'Today' : formatDay(day)}</h2>
          <p>
            <span>{`No. ${day}, ${countDone(dailyHistory, day)} of ${boardCount} done`}</span>
            {day === today.day && <span>{`. Next set in ${formatTimeLeft(today.leftMs)}`}</span>}
          </p>
        </div>
        <DaySet day={day} today={today.day} dailyHistory={dailyHistory} toys={toys} current={entry.id} />
      </section>
      <section aria-labelledby="days" className={`stack ${styles.days}`}>
        <div className={`stack ${styles.figures}`}>
          <h2 id="days">Your Streaks</h2>
          <StreakFigures entry={entry} dailyHistory={dailyHistory} today={today} />
          <p className={styles.note}>Win today's board today to keep your streak. One missed day a week is forgiven.</p>
        </div>
        <GameCalendar key={today.day} entry={entry} day={day} today={today.day} dailyHistory={dailyHistory} />
      </section>
    </>
  );
}
