// Game definition of Tic Tac Toe: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { rules, type TicTacToeEvent, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

const DRAWS = { id: 'draw', label: 'Draws' };
const OUTCOMES = [{ id: 'x', label: 'X' }, { id: 'o', label: 'O' }, DRAWS];

/** The player first, by the mark of the computer. */
const OUTCOMES_AGAINST = {
  X: [{ id: 'o', label: 'You' }, { id: 'x', label: 'Computer' }, DRAWS],
  O: [{ id: 'x', label: 'You' }, { id: 'o', label: 'Computer' }, DRAWS],
};

export const game: MiniGame<TicTacToeState, TicTacToeMove, TicTacToeEvent, TicTacToeOptions> = {
  rules,
  text,
  View,
  howToPlay: [
    'X begins; the players take turns to fill an empty cell.',
    'Three of a kind in a row, a column or a diagonal win; a full board without such a line is a draw.',
    'Click or tap a cell. By keyboard: arrow keys move, Enter or Space fills the cell, and 1 to 9 fill a cell at once, counted from the top left.',
  ],
  keys,
  undoSupport: 'undo',
  hints,
  results: {
    isWinnable: ({ computer }) => computer !== null,
    outcomes: OUTCOMES,
    tally: ({ computer }) => (computer === null ? OUTCOMES : OUTCOMES_AGAINST[computer]),
  },
  newGame: { label: 'Reset Game', needsConfirmation: false },
  sounds: {
    marked: 'place',
  },
};
