// Runs a game's search for a better first hint, with a time limit.
import type { MiniGame } from '#app/game-kit/contract.ts';

const SEARCH_MS = 300;

/**
 * Returns a function that searches a position and calls back with the move; with null if the search finds none in time, or fails, and at once
 * if the game has no search.
 */
export function createHintSearch({ hints }: MiniGame): (state: unknown, onFound: (best: object | null) => void) => void {
  let searchedState: unknown = null; // a second request for the same position waits for the first
  return (state, onFound) => {
    if (!hints?.solve) return onFound(null);
    if (searchedState === state) return;
    searchedState = state;
    const signal = AbortSignal.timeout(SEARCH_MS);
    const tooLate = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
    const search = Promise.race([hints.solve(state, signal), tooLate]).catch(() => null);
    void search.then((best) => {
      if (searchedState === state) searchedState = null;
      onFound(best);
    });
  };
}
