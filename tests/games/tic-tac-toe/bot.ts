// Test bot: legal moves for Tic Tac Toe, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/tic-tac-toe/hints.ts';
import type { TicTacToeMove, TicTacToeState } from '#app/games/tic-tac-toe/rules/rules.ts';

export const bot: Bot<TicTacToeState, TicTacToeMove> = {
  moves: hints.moves,
  randomMove: (_, roll) => ({ type: 'mark', cell: roll(10) }),
};

const X_WINS = ['X', 'X', 'X', 'O', 'O', null, null, null, null];
const O_WINS = ['X', 'X', null, 'O', 'O', 'O', null, null, 'X'];
const DRAWN = [...'XOXXOOOXX'];
export const endings: readonly Ending[] = [
  { end: { board: X_WINS }, shares: ['X beat O', '3 moves'] },
  { end: { board: DRAWN }, shares: ['a draw'] },
  { variant: 'easy', end: { board: X_WINS }, shares: ['beat the computer', '3 moves'] },
  { variant: 'easy', end: { board: O_WINS }, shares: ['lost to the computer', '3 moves'] },
  { variant: 'hard', end: { board: DRAWN }, shares: ['a draw with the computer'] },
];
