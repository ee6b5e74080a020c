// The beat of a game's clock, kept by deadlines.

export interface Ticker {
  /** Beats every `periodMs` from now on, or stops for null. A period that stays the same keeps its deadline, whatever is played between two beats. */
  set(periodMs: number | null): void;
  /** A beat now, out of its time, when any time has passed since the last one; the next `set` waits from here. */
  beatNow(): void;
}

/**
 * `beat` is told the time that really passed since the last beat, in ms. A late timer keeps the beat of a clock in steps; one
 * that is more than a beat late starts a new one, so that nothing happens in a burst. A continuous clock is told of every
 * millisecond, so there is nothing to catch up with.
 */
export function createTicker(
  now: () => number,
  after: (ms: number, run: () => void) => () => void,
  isContinuous: boolean,
  beat: (elapsedMs: number) => void,
): Ticker {
  let period: number | null = null;
  let lastBeatAt = 0;
  let cancel: (() => void) | null = null;

  function run(): void {
    cancel = null;
    const at = now();
    const elapsed = at - lastBeatAt;
    lastBeatAt = !isContinuous && period !== null && elapsed < 2 * period ? lastBeatAt + period : at;
    beat(elapsed);
  }

  return {
    set(next) {
      if (next === period && (next === null || cancel)) return;
      cancel?.();
      cancel = null;
      if (next !== null) {
        if (period === null) lastBeatAt = now();
        cancel = after(Math.max(0, lastBeatAt + next - now()), run);
      }
      period = next;
    },
    beatNow() {
      const at = now();
      if (period === null || at <= lastBeatAt) return;
      const elapsed = at - lastBeatAt;
      cancel?.();
      cancel = null;
      lastBeatAt = at;
      beat(elapsed);
    },
  };
}
