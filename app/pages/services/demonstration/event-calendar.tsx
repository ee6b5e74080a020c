// Four weeks of a game's events, before and after.
import type { CSSProperties } from 'react';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import type { EventCalendar as EventCalendarContent } from '#app/content/schema/game-schema.ts';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import { BeforeAfter } from './before-after.tsx';
import styles from './event-calendar.module.css';

const FROM_SUNDAY = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];

const WEEKS = [0, 1, 2, 3];

type Mark = EventCalendarContent['marks'][number];

interface MonthProps {
  readonly id: string;
  readonly month: EventCalendarContent['before'];
  readonly marks: readonly Mark[];
}

function Chip({ letter, color, className = '' }: Mark & { readonly className?: string | undefined }) {
  return (
    <span className={`edge middle ${styles.chip} ${className}`} data-color={color} aria-hidden translate="no">
      {letter}
    </span>
  );
}

function Month({ id, month, marks }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption id={id}>{month.words}</caption>
      <thead>
        <tr>
          {FROM_SUNDAY.map((day) => (
            <th key={day} scope="col" abbr={day}>
              <span className="visually-hidden">{day}</span>
              <span aria-hidden translate="no">
                {day.charAt(0)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((row) => (
          <tr key={row}>
            {FROM_SUNDAY.map((name, column) => {
              const letter = month.weeks[row]?.charAt(column);
              const mark = marks.find((one) => one.letter === letter);
              const day = row * FROM_SUNDAY.length + column;
              return (
                <td key={name} style={{ '--day': day } as CSSProperties}>
                  <span className={styles.date} translate="no">
                    {day + 1}
                  </span>
                  {mark && <Chip {...mark} />}
                  {mark && <span className="visually-hidden">{mark.name}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function EventCalendar({ marks, text, ...months }: EventCalendarContent & { readonly text: CaseStudyPageText['demonstration'] }) {
  return (
    <BeforeAfter
      text={text}
      renderSide={(side, wordsId) => <Month id={wordsId} month={months[side]} marks={marks} />}
      legend={marks.map((mark) => ({ name: mark.name, sign: <Chip {...mark} className={styles.sign} /> }))}
    />
  );
}
