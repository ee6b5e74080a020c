// Game definition of Tic Tac Toe: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
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
    'Click or tap a cell. Keyboard: arrow keys move, and Enter or Space fills the cell. Or press 1 to 9 to fill a cell directly, counting from the top left.',
  ],
  keys,
  undoSupport: 'undo',
  hints,
  results,
  newGame: { label: 'Reset Game', needsConfirmation: false },
  sounds: {
    marked: 'place',
  },
};
