// Somebody who plays Tic Tac Toe.
import type { Player } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import type { TicTacToeMove, TicTacToeState } from './rules/rules.ts';

export const player: Player<TicTacToeState, TicTacToeMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'mark', cell: roll(10) }),
};
