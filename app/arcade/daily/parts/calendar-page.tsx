// One month of the calendar, from Monday to Sunday, with a way to the months around it.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FIRST_DAY, monthOf, weekdayOf, WEEK_LENGTH } from '#app/arcade/daily/model/calendar.ts';
import { dateInWords } from '#app/arcade/daily/model/daily-text.ts';
import styles from './calendar-page.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** How much of a day is done; `off` has nothing to do. */
export type DayLook = 'all' | 'late' | 'some' | 'none' | 'off';

interface CalendarPageProps {
  /** The day that is shown on the page, which the calendar opens at. */
  readonly day: number;
  readonly today: number;
  lookOf(day: number): DayLook;
  /** What stands in the cell of a day that has been, around its number. */
  cell(day: number, look: DayLook): ReactNode;
}

/** The weeks of a month; null stands for the days of the months around it. */
function weeksOf(first: number, next: number): (number | null)[][] {
  const lead = weekdayOf(first);
  const weeks = Math.ceil((lead + next - first) / WEEK_LENGTH);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_LENGTH }, (_day, weekday) => {
      const day = first + week * WEEK_LENGTH + weekday - lead;
      return day >= first && day < next ? day : null;
    }),
  );
}

export function CalendarPage({ day: opened, today, lookOf, cell }: CalendarPageProps) {
  const [shown, setShown] = useState(opened);
  const { first, next } = monthOf(shown);
  const hasEarlier = first > FIRST_DAY;
  const hasLater = next <= today;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" aria-label="Earlier month" aria-disabled={!hasEarlier} onClick={() => hasEarlier && setShown(first - 1)}>
          <ChevronLeft aria-hidden />
        </button>
        <p aria-live="polite">{dateInWords(first, { day: undefined, year: 'numeric' })}</p>
        <button type="button" aria-label="Later month" aria-disabled={!hasLater} onClick={() => hasLater && setShown(next)}>
          <ChevronRight aria-hidden />
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first, next).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) => {
                if (day === null)
                  return (
                    <td key={WEEKDAYS[weekday]}>
                      <span>&nbsp;</span>
                    </td>
                  );
                const look = day <= today ? lookOf(day) : 'off';
                return (
                  <td
                    key={WEEKDAYS[weekday]}
                    data-look={look}
                    data-today={day === today ? '' : undefined}
                    data-shown={day === opened ? '' : undefined}
                  >
                    {look === 'off' ? <span>{dateInWords(day, { month: undefined })}</span> : cell(day, look)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
