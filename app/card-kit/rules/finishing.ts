// Automatic finish: the last cards move to the foundations one after the other.
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import type { Change } from './piles.ts';

/** Interval of the automatic moves to the foundations. */
export const HOME_MS = 80;

/** The time functions of rules whose `isFinishing` starts the automatic finish. `sendNextHome` is null if no card can follow. */
export function createFinishing<State extends { readonly isFinishing: boolean }, Event extends GameEvent>(
  isWon: (state: State) => boolean,
  sendNextHome: (state: State) => Change<State, Event> | null,
): Required<Pick<Rules<State, object, Event, unknown>, 'dueInMs' | 'advance'>> {
  return {
    dueInMs: (state) => (state.isFinishing && !isWon(state) ? HOME_MS : null),
    advance(state, ms) {
      if (!state.isFinishing || isWon(state) || ms < HOME_MS) return { refused: null };
      return sendNextHome(state) ?? { refused: null };
    },
  };
}
