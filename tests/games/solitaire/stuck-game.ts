// A game of Solitaire without useful moves, although its deal can be won.
import { parseMoves } from '#tests/unit/card-kit/solver/lost-game.ts';

export const STUCK_GAME = {
  seed: 14,
  moves: parseMoves(
    '5-2 1-6 4-0 2-0-2 d d 11-0 d d d 11-7 d d 11-2 d d d d 11-1 d d d d d d 11-0 d 11-1 d 11-1 d 11-7 d d 11-8 6-8 d d d d d d 11-2 11-2 d 11-2 d 11-0 6-0 d d d 2-8 8-2 d d d d 11-2',
    { type: 'draw' } as const,
  ),
};
