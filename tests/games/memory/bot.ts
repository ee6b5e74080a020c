// Test bot: legal moves for Memory, without remembering any cards.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { isMismatch, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';

export const bot: Bot<MemoryState, MemoryMove> = {
  /** The closed cards in board order. */
  moves(state) {
    if (isMismatch(state)) return [];
    return state.deck.flatMap((_, card) => (state.open.includes(card) || state.matched.includes(card) ? [] : [{ type: 'turn', card }]));
  },
  randomMove: ({ deck }, roll) => ({ type: 'turn', card: roll(deck.length + 1) }),
};

const countUp = (length: number) => Array.from({ length }, (_, index) => index);
export const endings: readonly Ending[] = [
  { end: { matched: countUp(12), moves: 13 }, shares: ['13 moves', '2:41'] },
  { end: { matched: countUp(12), moves: 6 }, shares: ['6 moves', '2:41'], impossible: [5] },
  {
    variant: 'two-players',
    end: { matched: countUp(20), finders: [1, 1, 1, 2, 2, 2, 2, 2, 2, 2], moves: 20 },
    shares: ['player 2 beat player 1', '7 pairs to 3'],
  },
  {
    variant: 'two-players',
    end: { matched: countUp(20), finders: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], moves: 20 },
    shares: ['a draw', '5 pairs'],
  },
];
