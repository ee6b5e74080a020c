// What Memory says.
import type { Words } from '#app/game-kit/contract.ts';
import { leaderOf, pairsOf, rules, type MemoryEvent, type MemoryState } from './rules/rules.ts';

/** Whose turn it is; at the end who has more pairs. */
function statusOfTwo(state: MemoryState): string {
  if (!rules.outcome(state)) return `Player ${state.next}, your turn`;
  const leader = leaderOf(state);
  return leader === null ? 'A draw!' : `Player ${leader} has won!`;
}

/** The pairs that are found, as far as there are any; at the end in how many moves. */
function status(state: MemoryState): string {
  if (state.players === 2) return statusOfTwo(state);
  const { deck, matched, moves } = state;
  const pairs = deck.length / 2;
  if (rules.outcome(state)) return `You won in ${moves} moves!`;
  return matched.length === 0 ? `Find all ${pairs} pairs.` : `Pairs: ${matched.length / 2} of ${pairs}`;
}

/** The card that was turned, or what the second one made of the first. Cards that turn back were told when they were looked at. */
function told(events: readonly MemoryEvent[], state: MemoryState): string | null {
  const event = events.at(-1);
  if (!event || event.type === 'turned-back') return null;
  const { deck, matched } = state;
  if (event.type === 'turned') return `Card ${event.card + 1}, ${deck[event.card]}`;
  const [first, second] = event.cards;
  if (event.type === 'missed') {
    const missed = `No pair: ${deck[first]} and ${deck[second]}, cards ${first + 1} and ${second + 1}`;
    return state.players === 2 ? `${missed}. ${status(state)}` : missed;
  }
  const pair = `Pair: ${deck[first]}, ${matched.length / 2} of ${deck.length / 2}`;
  return rules.outcome(state) ? `${pair}. ${status(state)}` : pair;
}

export const words: Words<MemoryState, MemoryEvent> = {
  status,
  figures: (state, best) =>
    state.players === 2
      ? [
          ['Player 1', pairsOf(state, 1)],
          ['Player 2', pairsOf(state, 2)],
        ]
      : [
          ['Moves', state.moves],
          ['Best', best ?? '–'],
        ],
  told,
};
