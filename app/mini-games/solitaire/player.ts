// Somebody who plays Solitaire.
import type { Player } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { legalMoves, type SolitaireMove } from './rules/moves.ts';
import { WASTE, type SolitaireState } from './rules/table.ts';

export const player: Player<SolitaireState, SolitaireMove> = {
  moves: hints.moves,
  randomMove(state, roll) {
    const kind = roll(10);
    if (state.isFinishing || kind === 0) return { type: 'finish' };
    if (kind === 1) return { type: 'move', from: roll(WASTE + 2), to: roll(WASTE + 2), count: 1 + roll(4) };
    if (kind < 4) return { type: 'send', from: roll(WASTE + 1), count: 1 };
    const legal = legalMoves(state);
    return legal[legal.length > 0 ? roll(legal.length) : 0] ?? { type: 'draw' };
  },
};
