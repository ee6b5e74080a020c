// The beat of a game's clock, kept by deadlines.

export interface Ticker {
  /** Beats every `periodMs` from now on, or stops for null. A period that stays the same keeps its deadline, whatever is played between two beats. */
  set(periodMs: number | null): void;
  /** A beat now, out of its time, when any time has passed since the last one; the next `set` waits from here. */
  beatNow(): void;
}

/**
 * `beat` is told the time that really passed since the last beat, in ms, and of no millisecond twice. A late timer keeps the
 * beat of a clock in steps; one that is more than a beat late starts a new one, so that nothing happens in a burst. A
 * continuous clock is told of every millisecond, so there is nothing to catch up with.
 */
export function createTicker(
  now: () => number,
  after: (ms: number, run: () => void) => () => void,
  isContinuous: boolean,
  beat: (elapsedMs: number) => void,
): Ticker {
  let period: number | null = null;
  let lastBeatAt = 0; // the next beat is counted from here
  let toldAt = 0; // how far beats were told of the time
  let cancel: (() => void) | null = null;

  function beatAt(at: number): void {
    const elapsed = at - toldAt;
    toldAt = at;
    beat(elapsed);
  }

  function run(): void {
    cancel = null;
    const at = now();
    lastBeatAt = !isContinuous && period !== null && at - lastBeatAt < 2 * period ? lastBeatAt + period : at;
    beatAt(at);
  }

  return {
    set(next) {
      if (next === period && (next === null || cancel)) return;
      cancel?.();
      cancel = null;
      if (next !== null) {
        if (period === null) lastBeatAt = toldAt = now();
        cancel = after(Math.max(0, lastBeatAt + next - now()), run);
      }
      period = next;
    },
    beatNow() {
      const at = now();
      if (period === null || at <= lastBeatAt) return;
      cancel?.();
      cancel = null;
      lastBeatAt = at;
      beatAt(at);
    },
  };
}
