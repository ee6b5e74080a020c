// Counts the milliseconds that a game is really played, from moments that it is given.

export interface Stopwatch {
  readonly countedMs: number; // up to the last stop
  readonly runningSince: number | null; // ms on the caller's clock; null while it stands
}

export function stoppedAt(countedMs: number): Stopwatch {
  return { countedMs, runningSince: null };
}

export function started(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? { ...watch, runningSince: now } : watch;
}

export function stopped(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? watch : stoppedAt(elapsedMs(watch, now));
}

/** Never less than before, even when the caller's clock jumps back. */
export function elapsedMs(watch: Stopwatch, now: number): number {
  return watch.countedMs + (watch.runningSince === null ? 0 : Math.max(0, now - watch.runningSince));
}
