// The beat of a game's clock, kept by deadlines.

export interface Ticker {
  /** Beats every `periodMs` from now on, or stops for null. A period that stays the same keeps its deadline, whatever is played between two beats. */
  set(periodMs: number | null): void;
}

/** `beat` is told the time that really passed since the last beat, in ms. */
export function createTicker(
  now: () => number,
  after: (ms: number, run: () => void) => () => void,
  beat: (elapsedMs: number) => void,
): Ticker {
  let period: number | null = null;
  let lastBeatAt = 0;
  let cancel: (() => void) | null = null;

  function run(): void {
    cancel = null;
    const at = now();
    const elapsed = at - lastBeatAt;
    // A late timer keeps the beat; one that is more than a beat late starts a new one, so that nothing happens in a burst.
    lastBeatAt = period !== null && elapsed < 2 * period ? lastBeatAt + period : at;
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
  };
}
