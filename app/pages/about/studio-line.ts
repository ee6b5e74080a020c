// What goes on in the studio's offices at a time, in one line.
import { formatDate, getLocalTime } from '#app/content/format/dates.ts';
import { findHoliday } from '#app/content/format/holidays.ts';
import type { Hours, StudioPicture } from '#app/content/schema/studio-schema.ts';

type Times = NonNullable<StudioPicture['times']>;

/** The times of the picture with what the studio's data say about its offices. */
export interface StudioTimes extends Pick<Times, 'lines' | 'holiday'> {
  readonly offices: readonly (Times['offices'][number] & { readonly city: string; readonly holidays: Hours['holidays'] })[];
}

/** The first line that fits the time in each office, or one about an office's holiday. */
export function pickLine({ offices, lines, holiday }: StudioTimes, time: Date): string | undefined {
  const now = offices.map(({ timeZone, city, holidays }) => {
    const { day, clock } = getLocalTime(timeZone, time);
    const rest = findHoliday(holidays, day);
    return { city, clock, rest, weekday: formatDate(day, { weekday: 'long' }) };
  });
  const line = lines.find(({ at }) =>
    at.every(({ days, from = '00:00', until = '24:00' }, index) => {
      const office = now[index];
      if (!office || office.clock < from || office.clock >= until) return false;
      return !days || (!office.rest && days.some((day) => day === office.weekday));
    }),
  );
  if (line) return line.text;
  const closed = now.find(({ rest }) => rest);
  return closed && holiday.replace('{city}', closed.city).replace('{holiday}', closed.rest ?? '');
}
