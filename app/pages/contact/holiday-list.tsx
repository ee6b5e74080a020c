// The list of holidays. All known holidays are prerendered; past ones are removed after hydration.
import { useSyncExternalStore } from 'react';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { getLocalTime } from './office-status.ts';
import { formatDate } from '#app/content/format/dates.ts';
import styles from './holiday-list.module.css';

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

export function HolidayList({ hours }: { hours: Hours }) {
  const today = useSyncExternalStore(
    () => () => {},
    () => getLocalTime(hours.timeZone, new Date()).day,
    () => '',
  );
  const holidays = hours.holidays.filter(({ through }) => through >= today);
  if (hours.holidays.length === 0) return null;
  return (
    <details className={styles.holidays}>
      <summary>Holidays</summary>
      {holidays.length === 0 && <p>No upcoming holidays.</p>}
      <dl>
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
