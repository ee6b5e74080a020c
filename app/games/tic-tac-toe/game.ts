// Game definition of Tic Tac Toe: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { createGridKeys } from '#app/game-kit/lib/grid-keys.ts';
import { results } from './results.ts';
import { rules, type TicTacToeEvent, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<TicTacToeState, TicTacToeMove, TicTacToeEvent, TicTacToeOptions> = {
  rules,
  text,
  View,
  howToPlay: [
    'X goes first. Take turns filling an empty cell.',
    'Three in a row, column or diagonal wins. A full board without one is a draw.',
  ],
  keys: [
    ...createGridKeys('cell'),
    { keys: ['Enter', 'Space'], action: 'Fill the cell' },
    { keys: ['1 to 9'], action: 'Fill a cell directly, counting from the top left' },
  ],
  undoSupport: 'undo',
  hints,
  results,
  restartUnit: 'reset',
  sounds: {
    marked: 'place',
  },
};
