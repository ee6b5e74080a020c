// Texts of Memory: status line, figures and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { listWithBest } from '#app/game-kit/lib/figures.ts';
import { getLeader, countPairs, rules, type MemoryEvent, type MemoryState } from './rules/rules.ts';

/** Whose turn it is; at the end, who has more pairs. */
function getTwoPlayerStatus(state: MemoryState): string {
  if (!rules.outcome(state)) return `Player ${state.next}, your turn`;
  const leader = getLeader(state);
  return leader === null ? "It's a draw!" : `Player ${leader} wins!`;
}

/** The number of pairs found, if any; at the end, the number of moves. */
function getStatus(state: MemoryState): string {
  if (state.players === 2) return getTwoPlayerStatus(state);
  const { deck, matched, moves } = state;
  const pairs = deck.length / 2;
  if (rules.outcome(state)) return `You won in ${moves} moves!`;
  return matched.length === 0 ? `Find all ${pairs} pairs.` : `Pairs: ${matched.length / 2} of ${pairs}`;
}

/** Announces the turned card, and after the second one the result. Cards that turn back are not announced again. */
function describeEvents(events: readonly MemoryEvent[], state: MemoryState): string | null {
  const event = events.at(-1);
  if (!event || event.type === 'turned-back') return null;
  const { deck, matched } = state;
  if (event.type === 'turned') return `Card ${event.card + 1}, ${deck[event.card]}`;
  const [first, second] = event.cards;
  if (event.type === 'missed') {
    const missed = `Not a match: ${deck[first]} and ${deck[second]}, cards ${first + 1} and ${second + 1}`;
    return state.players === 2 ? `${missed}. ${getStatus(state)}` : missed;
  }
  const pair = `Pair: ${deck[first]}, ${matched.length / 2} of ${deck.length / 2}`;
  return rules.outcome(state) ? `${pair}. ${getStatus(state)}` : pair;
}

export const text: GameText<MemoryState, MemoryEvent> = {
  status: getStatus,
  figures: (state, { best }) =>
    state.players === 2
      ? [
          ['Player 1', countPairs(state, 1)],
          ['Player 2', countPairs(state, 2)],
        ]
      : listWithBest('Moves', state.moves, best),
  announcement: describeEvents,
};
