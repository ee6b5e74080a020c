// Tic Tac Toe as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const ticTacToe: MiniGameEntry = {
  id: 'tic-tac-toe',
  title: 'Tic Tac Toe',
  description: 'Three in a row, for two players at one screen or against a computer that never blinks.',
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
  load: () => import('./game.ts'),
};
