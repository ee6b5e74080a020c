// Tic Tac Toe, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<TicTacToeState, TicTacToeMove, TicTacToeOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'X begins; the players take turns to fill an empty cell.',
      'Three of a kind in a row, a column or a diagonal win; a full board without such a line is a draw.',
      'Click or tap a cell. By keyboard: arrow keys move, Enter or Space fills the cell, and 1 to 9 fill a cell at once, counted from the top left.',
    ],
    best: 'none',
    canUndo: true,
    canResume: true,
    hasHints: true,
    isTimed: false,
    newGame: { label: 'Reset Game', asksFirst: false },
  },
};
