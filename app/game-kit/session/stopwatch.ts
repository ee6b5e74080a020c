// Counts the milliseconds that a game is really played, from moments that it is given.

export interface Stopwatch {
  readonly countedMs: number; // up to the last stop
  readonly runningSince: number | null; // ms on the caller's clock; null while it stands
}

export function createStoppedStopwatch(countedMs: number): Stopwatch {
  return { countedMs, runningSince: null };
}

export function startStopwatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? { ...watch, runningSince: now } : watch;
}

export function stopStopwatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? watch : createStoppedStopwatch(getElapsedMs(watch, now));
}

/** Never less than before, even when the caller's clock jumps back. */
export function getElapsedMs(watch: Stopwatch, now: number): number {
  return watch.countedMs + (watch.runningSince === null ? 0 : Math.max(0, now - watch.runningSince));
}
