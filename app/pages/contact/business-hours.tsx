// The office hours: the weekly table, whether it is open now, and the holidays.
import { Clock } from 'lucide-react';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { HolidayList } from './holiday-list.tsx';
import type { HoursRow } from './hours-table.ts';
import { OpenNow } from './open-now.tsx';
import styles from './business-hours.module.css';

export interface BusinessHoursProps {
  readonly hours: Hours;
  readonly table: readonly HoursRow[];
  readonly zone: string; // name of the time zone: Pacific
}

export function BusinessHours({ hours, table, zone }: BusinessHoursProps) {
  return (
    <section aria-labelledby="hours" className={styles.hours}>
      <h2 id="hours">Business Hours</h2>
      <dl>
        {table.map((row) => (
          <div key={row.days}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.now}>
        <Clock aria-hidden size={20} />
        <OpenNow hours={hours} zone={zone} />
      </p>
      <HolidayList hours={hours} />
    </section>
  );
}
