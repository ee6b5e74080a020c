// Test bot: legal moves for Memory, without remembering any cards.
import type { Bot } from './bot.ts';
import { isMismatch, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';

export const bot: Bot<MemoryState, MemoryMove> = {
  /** The closed cards in board order. */
  moves(state) {
    if (isMismatch(state)) return [];
    return state.deck.flatMap((_, card) => (state.open.includes(card) || state.matched.includes(card) ? [] : [{ type: 'turn', card }]));
  },
  randomMove: ({ deck }, roll) => ({ type: 'turn', card: roll(deck.length + 1) }),
};
