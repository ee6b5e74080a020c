// Four weeks of a game's events, before and after. A switch of two radio buttons, which work by styles alone.
import { type CSSProperties, useId } from 'react';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import type { EventCalendar as EventCalendarContent } from '#app/content/schema/game-schema.ts';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import styles from './event-calendar.module.css';

const FROM_SUNDAY = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];

const WEEKS = [0, 1, 2, 3];

type Mark = EventCalendarContent['marks'][number];

interface MonthProps {
  readonly id: string;
  readonly month: EventCalendarContent['before'];
  readonly marks: readonly Mark[];
  readonly className: string | undefined;
}

function Chip({ letter, color }: Mark) {
  return (
    <span className={`edge middle ${styles.chip}`} data-color={color} aria-hidden translate="no">
      {letter}
    </span>
  );
}

function Month({ id, month, marks, className }: MonthProps) {
  return (
    <table className={`${styles.month} ${className}`}>
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

export function EventCalendar({
  marks,
  before,
  after,
  text,
}: EventCalendarContent & { readonly text: CaseStudyPageText['demonstration'] }) {
  const id = useId();
  return (
    <fieldset className={`panel ${styles.calendar}`} aria-labelledby="demonstration">
      {(['before', 'after'] as const).map((when) => (
        <input
          key={when}
          type="radio"
          name="month"
          id={`${id}${when}`}
          aria-describedby={`${id}${when}-words`}
          defaultChecked={when === 'before'}
          className={styles[when]}
        />
      ))}
      {(['before', 'after'] as const).map((when) => (
        <label key={when} className="middle" htmlFor={`${id}${when}`}>
          {text[when]}
        </label>
      ))}
      <div className={styles.months}>
        <Month id={`${id}before-words`} month={before} marks={marks} className={styles.monthBefore} />
        <Month id={`${id}after-words`} month={after} marks={marks} className={styles.monthAfter} />
      </div>
      <ul className={styles.legend}>
        {marks.map((mark) => (
          <li key={mark.letter} className="row">
            <Chip {...mark} />
            <span>{mark.name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
