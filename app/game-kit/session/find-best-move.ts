// Runs a game's search for a better first hint, with a time limit.
import type { Hints, MiniGame } from '#app/game-kit/contract.ts';

const SEARCH_MS = 300;

/** The move found by the search; null if it finds none in time, or fails. */
function findBestMove(solve: NonNullable<Hints<unknown, object>['solve']>, state: unknown): Promise<object | null> {
  const signal = AbortSignal.timeout(SEARCH_MS);
  const tooLate = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  return Promise.race([solve(state, signal), tooLate]).catch(() => null);
}

/** Returns a function that searches a position and calls back with the move: at once with null if the game has no search. */
export function createHintSearch({ hints }: MiniGame): (state: unknown, onFound: (best: object | null) => void) => void {
  let searchedState: unknown = null; // a second request for the same position waits for the first
  return (state, onFound) => {
    if (!hints?.solve) return onFound(null);
    if (searchedState === state) return;
    searchedState = state;
    void findBestMove(hints.solve, state).then((best) => {
      if (searchedState === state) searchedState = null;
      onFound(best);
    });
  };
}
