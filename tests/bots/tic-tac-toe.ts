// Test bot: legal moves for Tic Tac Toe, best first.
import type { Bot } from './bot.ts';
import { hints } from '#app/games/tic-tac-toe/hints.ts';
import type { TicTacToeMove, TicTacToeState } from '#app/games/tic-tac-toe/rules/rules.ts';

export const bot: Bot<TicTacToeState, TicTacToeMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'mark', cell: roll(10) }),
};
