// Tells a double click or double tap on one square from two single ones.

/** Browsers disagree about whether they count taps, so the time between them counts, too. */
const DOUBLE_PRESS_MS = 500;

export interface Press {
  readonly cell: number;
  readonly at: number; // ms
  readonly count: number; // of clicks at one place, as the browser counts them
}

/** Whether a press makes a double one together with the press `before`. */
export function isDoublePress(before: Press | null, { cell, at, count }: Press): boolean {
  return before?.cell === cell && (count > 1 || at - before.at < DOUBLE_PRESS_MS);
}
