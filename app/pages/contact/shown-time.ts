// A time of day as visitors read it.

/** A time without a leading zero: 9:00. */
export function shownTime(time: string): string {
  return time.replace(/^0/, '');
}
