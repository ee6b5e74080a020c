// How a held side key repeats: values that players choose from. A press brings them along, so that a logged game replays as it was played.

/** Delays before the first repeat ("delayed auto shift"); the first one is the default. */
export const DELAYS_MS = [170, 100, 133, 200] as const;
/** Times between two repeats ("auto repeat rate"); the first one is the default, and 0 goes to the wall at once. */
export const REPEATS_MS = [50, 33, 17, 0] as const;

export interface Handling {
  readonly delayMs: number;
  readonly repeatMs: number;
}

export const DEFAULT_HANDLING: Handling = { delayMs: DELAYS_MS[0], repeatMs: REPEATS_MS[0] };

/** Takes the default for each value that is missing or not on offer. */
export function toHandling({ delayMs, repeatMs }: Partial<Handling>): Handling {
  return {
    delayMs: DELAYS_MS.find((ms) => ms === delayMs) ?? DEFAULT_HANDLING.delayMs,
    repeatMs: REPEATS_MS.find((ms) => ms === repeatMs) ?? DEFAULT_HANDLING.repeatMs,
  };
}
