// Somebody who plays 2048.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import type { Player } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import type { Move2048, State2048 } from './rules/rules.ts';

export const player: Player<State2048, Move2048> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'slide', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' }),
};
