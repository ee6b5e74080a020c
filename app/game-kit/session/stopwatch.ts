// An immutable stopwatch for the time a game is actually played; the caller passes the current time in ms.
import type { MiniGame } from '#app/game-kit/contract.ts';

export interface Stopwatch {
  readonly countedMs: number; // up to the last stop
  readonly runningSince: number | null; // ms on the caller's clock; null while stopped
  readonly isHeld?: boolean; // it does not start
}

export function createStoppedStopwatch(countedMs: number): Stopwatch {
  return { countedMs, runningSince: null };
}

export function startStopwatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null && !watch.isHeld ? { ...watch, runningSince: now } : watch;
}

export function stopStopwatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? watch : createStoppedStopwatch(getElapsedMs(watch, now));
}

/** Never decreases, even if the caller's clock jumps back. */
export function getElapsedMs(watch: Stopwatch, now: number): number {
  return watch.countedMs + (watch.runningSince === null ? 0 : Math.max(0, now - watch.runningSince));
}

/** The time that counts, as the game defines; what hints have added is in the stopwatch. */
export function getPlayedMs({ results }: MiniGame, { stopwatch }: { readonly stopwatch: Stopwatch }, now: number): number {
  const playedMs = getElapsedMs(stopwatch, now);
  return results?.time?.(playedMs, 0) ?? playedMs;
}
