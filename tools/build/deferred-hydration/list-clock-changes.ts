// Lists when the clocks of a time zone change, for pages that have no time to ask the browser.
/// <reference lib="esnext.temporal" />
import type { ClockChanges } from '#app/startup/inline/light.ts';

/** From a year on, for four years if they change twice a year. */
const MAX_CHANGES = 9;

export function listClockChanges(timeZone: string, year: number): ClockChanges {
  const changes: [number, number][] = [];
  let time: Temporal.ZonedDateTime | null = Temporal.Instant.from(`${year}-01-01T00:00Z`).toZonedDateTimeISO(timeZone);
  for (; time && changes.length < MAX_CHANGES; time = time.getTimeZoneTransition('next'))
    changes.push([time.epochMilliseconds / 60_000, time.offsetNanoseconds / 60e9]);
  return changes.toReversed();
}
