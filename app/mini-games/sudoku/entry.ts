// Sudoku as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const sudoku: MiniGameEntry = {
  id: 'sudoku',
  title: 'Sudoku',
  description: 'Forty empty cells, one solution, no guessing needed.',
  howToPlay: [
    'Fill every row, column and box with the digits 1 to 9.',
    'Select a cell, then a digit. Notes keeps the candidates small.',
    'By keyboard: arrow keys move, 1 to 9 set a digit, Delete clears it, N switches the notes.',
  ],
  best: 'fastest-win',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
