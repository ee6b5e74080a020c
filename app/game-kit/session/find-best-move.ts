// Runs a game's search for a better hint with a time limit.
import type { Hints } from '#app/game-kit/contract.ts';

const SEARCH_MS = 300;

/** The move found by the search; null if it finds none in time, or fails. */
export function findBestMove(solve: NonNullable<Hints<unknown, object>['solve']>, state: unknown): Promise<object | null> {
  const signal = AbortSignal.timeout(SEARCH_MS);
  const tooLate = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  return Promise.race([solve(state, signal), tooLate]).catch(() => null);
}
