// The light of an office by the time of day there.

/** The changes of a time zone's clocks, latest first: from which minute since 1970 on it is how many minutes ahead of UTC. */
export type ClockChanges = readonly (readonly [from: number, offset: number])[];

/** The light at a minute since 1970; before the first change by its offset. */
export function getLight(changes: ClockChanges, minute: number): 'dawn' | 'day' | 'dusk' | 'night' {
  const [, offset] = changes.find(([from]) => from <= minute) ?? changes.at(-1) ?? [0, 0];
  const hour = ((minute + offset) % 1440) / 60;
  if (hour < 6 || hour >= 20.5) return 'night';
  if (hour < 7.5) return 'dawn';
  return hour < 17.5 ? 'day' : 'dusk';
}
