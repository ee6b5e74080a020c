// Somebody who plays Puzzle.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import type { Player } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import type { PuzzleMove, PuzzleState } from './rules/rules.ts';

export const player: Player<PuzzleState, PuzzleMove> = {
  moves: hints.moves,
  randomMove: ({ tiles }, roll) =>
    roll(2) === 0
      ? { type: 'slide', cell: roll(tiles.length + 1) }
      : { type: 'push', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' },
};
