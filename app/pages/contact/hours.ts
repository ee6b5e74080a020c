// Whether the office is open at a moment, in its own time zone.
import type { Studio } from '#app/content/schema.ts';

type Hours = Studio['hours'];

/** Whether the office is open at `time`. */
export function isOpenAt({ timeZone, open }: Hours, time: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;
  return open.some(
    (span) => span.days.includes(part('weekday') as (typeof span.days)[number]) && clock >= span.opens && clock < span.closes,
  );
}
