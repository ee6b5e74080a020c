// Runs a game's search for a better hint with a time limit.
import type { Hints } from '#app/game-kit/contract.ts';
import type { Environment } from './environment.ts';

const SEARCH_MS = 300;

/** The move found by the search; null if it finds none in time, or fails. */
export async function findBestMove(
  solve: NonNullable<Hints<unknown, object>['solve']>,
  state: unknown,
  environment: Pick<Environment, 'setTimer'>,
): Promise<object | null> {
  const search = new AbortController();
  const cancel = environment.setTimer(SEARCH_MS, () => search.abort());
  const tooLate = new Promise<null>((resolve) => {
    search.signal.addEventListener('abort', () => resolve(null));
  });
  try {
    return await Promise.race([solve(state, search.signal), tooLate]);
  } catch {
    return null;
  } finally {
    cancel();
  }
}
