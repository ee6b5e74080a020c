// Game definition of Tic Tac Toe: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { getOpponent, getWinner } from './rules/board.ts';
import { type TicTacToeEvent, type TicTacToeMove, type TicTacToeOptions, type TicTacToeState, rules } from './rules/rules.ts';
import { hints } from './hints.ts';
import { createGridKeys } from '#app/game-kit/lib/controls.ts';
import { View } from './view/view.tsx';
import { describeSides, text } from './text.ts';

/** Who won against whom, and in how many moves of the winner. */
function listSharedFigures({ board, computer }: TicTacToeState): readonly string[] {
  const winner = getWinner(board);
  if (winner === null) return [computer === null ? 'a draw' : 'a draw with the computer'];
  const moves = formatCount(board.filter((mark) => mark === winner).length, 'move');
  if (computer === null) return [`${winner} beat ${getOpponent(winner)} in ${moves}`];
  return [winner === computer ? `lost to the computer in ${moves}` : `beat the computer in ${moves}`];
}

const DRAWS = { id: 'draw', label: 'Draws' };
const OUTCOMES = [{ id: 'x', label: 'X' }, { id: 'o', label: 'O' }, DRAWS];
const OUTCOMES_AGAINST_COMPUTER = [{ id: 'x', label: 'You' }, { id: 'o', label: 'Computer' }, DRAWS];

export const results: Results<TicTacToeState, TicTacToeOptions> = {
  isWinnable: ({ opponent }) => opponent !== 'human' && opponent !== 'hard',
  outcomes: ({ computer }) => (computer === null ? OUTCOMES : OUTCOMES_AGAINST_COMPUTER),
  summary: (state) => (getWinner(state.board) === null ? [] : [describeSides(state)].filter((line) => line !== null)),
  sharedFigures: listSharedFigures,
};

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
