// The hours of the offices: the weekly table, whether it is open now, and the holidays.
import { useBrowserValue } from '#app/components/ui/lib/use-browser-value.ts';
import { useMinute } from '#app/components/ui/lib/use-minute.ts';
import { describeOfficeStatus, getOfficeStatus } from './office-status.ts';
import { Fragment } from 'react';
import { formatDate, getLocalTime } from '#app/content/format/dates.ts';
import { listHolidays } from '#app/content/format/holidays.ts';
import { FactList } from '#app/components/ui/text/fact-list.tsx';
import { Clock } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import type { HoursRow } from './hours-table.ts';
import styles from './business-hours.module.css';

/** Shows whether the office is open now and when that changes. Rendered after hydration, because it needs the current time. */
export function OpenNow({ hours, zone }: { hours: Hours; zone: string }) {
  const time = useMinute();
  return <span>{time ? describeOfficeStatus(getOfficeStatus(hours, time)) : `All times are ${zone}.`}</span>;
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

function HolidayList({ hours, today: buildDay }: Pick<OfficeHours, 'hours' | 'today'>) {
  const today = useBrowserValue(() => getLocalTime(hours.timeZone, new Date()).day, buildDay);
  const holidays = listHolidays(hours.holidays, today);
  if (holidays.length === 0) return null;
  return (
    <details className={styles.holidays}>
      <summary>Holidays</summary>
      <dl className="facts">
        {holidays.map(({ name, from, through }) => (
          <div key={from}>
            <dt>{name}</dt>
            <dd>
              <Day day={from} />
              {through !== from && (
                <>
                  {' '}
                  to <Day day={through} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export interface OfficeHours {
  readonly office: string;
  readonly hours: Hours;
  readonly table: readonly HoursRow[];
  readonly today: string; // ISO date of the build
  readonly zone: string; // name of the time zone: Pacific
}

/** The hours of each office that has some, named if there are several. */
export function BusinessHours({ title, offices }: { title: string; offices: readonly OfficeHours[] }) {
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="hours" className={styles.hours}>
      <h2 id="hours">{title}</h2>
      {offices.map(({ office, hours, today, table, zone }) => (
        <Fragment key={office}>
          {offices.length > 1 && <h3>{office}</h3>}
          <FactList facts={table.map((row) => [row.days, row.hours])} />
          <p className={`point ${styles.now}`}>
            <Icon icon={Clock} size={20} />
            <OpenNow hours={hours} zone={zone} />
          </p>
          <HolidayList hours={hours} today={today} />
        </Fragment>
      ))}
    </section>
  );
}
