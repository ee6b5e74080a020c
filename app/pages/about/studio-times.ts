// What the clocks of the offices say, and how light it is there.
import { formatDate, formatTime, getLocalTime } from '#app/content/format/dates.ts';
import { findHoliday } from '#app/content/format/holidays.ts';
import type { Hours, OfficeInPicture, StudioPicture, TimeOfDay } from '#app/content/schema/studio-schema.ts';

/** A half of the picture with what the studio's data say about its office. */
interface OfficeHalf extends OfficeInPicture {
  readonly city: string;
  readonly holidays: readonly Hours['holidays'][number][];
}

/** The times of the picture with both offices; there are none for a studio without two. */
export interface StudioTimes extends Pick<NonNullable<StudioPicture['times']>, 'lines'> {
  readonly halves: readonly [OfficeHalf, OfficeHalf];
}

export interface OfficeTime {
  readonly city: string;
  /** 24 hours, such as 19:48. */
  readonly clock: string;
  readonly light: TimeOfDay;
}

/** From when on it is day, dusk and night; dusk is in the morning as well. */
const DAWN = '06:00';
const DAY = '07:30';
const DUSK = '17:30';
const NIGHT = '20:30';

function getLight(clock: string): TimeOfDay {
  if (clock < DAWN || clock >= NIGHT) return 'night';
  return clock >= DAY && clock < DUSK ? 'day' : 'dusk';
}

function describe({ lines }: StudioTimes, { timeZone, holidays }: OfficeHalf, time: Date): string {
  const { day, clock } = getLocalTime(timeZone, time);
  const holiday = findHoliday(holidays, day);
  if (holiday !== null) return `${lines.holiday} ${holiday}.`;
  return formatDate(day, { weekday: 'short' }).startsWith('S') ? lines.weekend : lines[getLight(clock)];
}

/** The time in both offices, and a line about the one where it is lighter, or the right one. */
export function getStudioTimes(
  times: StudioTimes,
  time: Date,
): { readonly offices: readonly [OfficeTime, OfficeTime]; readonly line: string } {
  const read = ({ city, timeZone }: OfficeHalf): OfficeTime => {
    const { clock } = getLocalTime(timeZone, time);
    return { city, clock, light: getLight(clock) };
  };
  const offices = [read(times.halves[0]), read(times.halves[1])] as const;
  const order: readonly TimeOfDay[] = ['day', 'dusk', 'night'];
  const told = order.indexOf(offices[0].light) < order.indexOf(offices[1].light) ? 0 : 1;
  const { clock, city } = offices[told];
  return { offices, line: `${formatTime(clock)} in ${city}. ${describe(times, times.halves[told], time)}` };
}
