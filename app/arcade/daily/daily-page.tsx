// The page of a game's days in the visitor's browser: the board, what came of it, the day's other boards, streaks and the calendar.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageStage } from '#app/arcade/stage/page-stage.tsx';
import type { DayPlaceProps } from './daily-stage.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { askedDay } from './model/day-address.ts';
import { DayBoard } from './daily-board.tsx';
import { DaySet } from './parts/day-set.tsx';
import { GameCalendar } from './parts/game-calendar.tsx';
import { countDone } from './model/daily-history.ts';
import { NotToday } from './parts/not-today.tsx';
import { Streaks } from './parts/streak-figures.tsx';
import { useKept } from './model/use-daily-history.ts';
import { useToday } from './model/use-today.ts';
import { plannedFor, setOf } from './model/weekly-plan.ts';
import { dateInWords, timeLeft } from './model/daily-text.ts';
import styles from './daily-page.module.css';

interface DailyDeskProps extends DayPlaceProps {
  /** By the games' ids. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export function DailyDesk({ toys, ...place }: DailyDeskProps) {
  const { entry, labelledBy } = place;
  const { search } = useLocation();
  const today = useToday();
  const [kept, refresh] = useKept();
  const [opened, setOpened] = useState(today.day); // a board that was begun before midnight stays
  const asked = askedDay(search, today.day);
  const day = asked.day ?? opened;
  const planned = plannedFor(entry.id, day);
  const hasMidnightPassed = asked.day === null && opened < today.day;
  const all = setOf(day).length;

  return (
    <>
      {planned ? (
        <DayBoard
          key={`${entry.id} ${day}`}
          {...place}
          planned={planned}
          known={{ entry, day, today, kept, toys, refresh }}
          trouble={asked.trouble}
        />
      ) : (
        <PageStage entry={entry} labelledBy={labelledBy} isWanted={false}>
          <NotToday entry={entry} day={day} today={today.day} kept={kept} toys={toys} />
        </PageStage>
      )}
      {/* Below the board, which must not move under a finger. */}
      {hasMidnightPassed && (
        <p role="status" className={styles.news}>
          A new day has begun. What you are playing still counts for {dateInWords(opened)}.
          <Button onClick={() => setOpened(today.day)}>Play Today</Button>
        </p>
      )}
      <section aria-labelledby="set" className={styles.day}>
        <div className={styles.head}>
          <h2 id="set">{day === today.day ? 'Today' : dateInWords(day)}</h2>
          <p>
            No. {day}, {countDone(kept, day)} of {all} done
            {day === today.day && `, the next boards come in ${timeLeft(today.leftMs)}`}
          </p>
        </div>
        <DaySet day={day} today={today.day} kept={kept} toys={toys} current={entry.id} />
      </section>
      <section aria-labelledby="days" className={styles.days}>
        <div className={styles.figures}>
          <h2 id="days">Your Days</h2>
          <Streaks entry={entry} kept={kept} today={today} />
          <p className={styles.note}>
            A board counts for your streak when you begin it on its day. Each week forgives you one day. Boards of past days count for the
            calendar.
          </p>
        </div>
        <GameCalendar key={today.day} entry={entry} day={day} today={today.day} kept={kept} />
      </section>
    </>
  );
}
