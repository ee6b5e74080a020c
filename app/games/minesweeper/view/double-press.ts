// Detects a double click or double tap on a square.

/** Not all browsers count taps in `event.detail`, so the time between presses is checked as well. */
const DOUBLE_PRESS_MS = 500;

export interface Press {
  readonly cell: number;
  readonly at: number; // ms
  readonly count: number; // click count from the browser
}

/** Whether a press and the previous one make a double press. */
export function isDoublePress(before: Press | null, { cell, at, count }: Press): boolean {
  return before?.cell === cell && (count > 1 || at - before.at < DOUBLE_PRESS_MS);
}
