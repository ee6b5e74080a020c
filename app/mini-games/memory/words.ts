// What Memory says.
import type { Words } from '#app/mini-games/contract.ts';
import { rules, type MemoryEvent, type MemoryState } from './rules/rules.ts';

/** The pairs that are found, as far as there are any; at the end in how many moves. */
function status(state: MemoryState): string {
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
  if (event.type === 'missed') return `No pair: ${deck[first]} and ${deck[second]}, cards ${first + 1} and ${second + 1}`;
  const pair = `Pair: ${deck[first]}, ${matched.length / 2} of ${deck.length / 2}`;
  return rules.outcome(state) ? `${pair}. ${status(state)}` : pair;
}

export const words: Words<MemoryState, MemoryEvent> = {
  status,
  figures: ({ moves }, best) => [
    ['Moves', moves],
    ['Best', best ?? '–'],
  ],
  told,
};
