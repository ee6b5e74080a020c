// Shows one month as a table from Sunday to Saturday, with buttons for the previous and the next month.
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import { FIRST_DAY, getMonthBounds, getWeekday, WEEK_LENGTH } from '#app/arcade/daily/model/calendar.ts';
import { formatDay } from '#app/arcade/daily/model/daily-text.ts';
import styles from './calendar-page.module.css';

const FROM_SUNDAY = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];

/** Completion of a day. `late` means all boards were finished, but not on the day itself; `off` means that the day has no board. */
export type DayStatus = 'all' | 'late' | 'some' | 'none' | 'off';

interface CalendarPageProps {
  /** The day whose board the page shows; the calendar opens at its month. */
  readonly day: number;
  readonly today: number;
  getDayStatus(day: number): DayStatus;
  /** Renders the cell of today or a past day that has boards. */
  renderCell(day: number, status: DayStatus): ReactNode;
}

/** Splits a month into weeks. Null fills the cells that belong to neighboring months. */
function splitIntoWeeks(first: number, next: number): (number | null)[][] {
  const offset = (getWeekday(first) + 1) % WEEK_LENGTH; // days before the first, from Sunday
  const weeks = Math.ceil((offset + next - first) / WEEK_LENGTH);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_LENGTH }, (_day, weekday) => {
      const day = first + week * WEEK_LENGTH + weekday - offset;
      return day >= first && day < next ? day : null;
    }),
  );
}

export function CalendarPage({ day: selectedDay, today, getDayStatus, renderCell }: CalendarPageProps) {
  const [shownDay, setShownDay] = useState(selectedDay);
  const { first, next } = getMonthBounds(shownDay);
  const hasEarlier = first > FIRST_DAY;
  const hasLater = next <= today;
  return (
    <div className={`panel ${styles.calendar}`}>
      <div className={`row ${styles.head}`}>
        <button
          type="button"
          className="target"
          aria-label="Previous month"
          aria-disabled={!hasEarlier}
          onClick={() => hasEarlier && setShownDay(first - 1)}
        >
          <Icon icon={ChevronLeft} />
        </button>
        <p aria-live="polite">{formatDay(first, { day: undefined, year: 'numeric' })}</p>
        <button
          type="button"
          className="target"
          aria-label="Next month"
          aria-disabled={!hasLater}
          onClick={() => hasLater && setShownDay(next)}
        >
          <Icon icon={ChevronRight} />
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {FROM_SUNDAY.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splitIntoWeeks(first, next).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) => {
                if (day === null)
                  return (
                    <td key={FROM_SUNDAY[weekday]}>
                      <span>&nbsp;</span>
                    </td>
                  );
                const status = day <= today ? getDayStatus(day) : 'off';
                return (
                  <td
                    key={FROM_SUNDAY[weekday]}
                    data-status={status}
                    data-today={day === today ? '' : undefined}
                    data-shown={day === selectedDay ? '' : undefined}
                  >
                    {status === 'off' ? <span>{formatDay(day, { month: undefined })}</span> : renderCell(day, status)}
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
