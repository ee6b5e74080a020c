// Sudoku, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import type { Difficulty } from '#app/mini-games/sudoku/rules/generator.ts';
import { engine, type SudokuMove, type SudokuState } from '#app/mini-games/sudoku/rules/rules.ts';
import { View } from '#app/mini-games/sudoku/view/view.tsx';

export const game: MiniGame<SudokuState, SudokuMove, Difficulty> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Fill the empty cells so that every row, column and box has each digit from 1 to 9 once.',
      'Pick a cell, then a digit; the same digit again takes it out. The small number on a key says how many of that digit are left.',
      'Notes keeps small candidates in a cell. Check tells whether you are on the right path, Hint points out a cell and says why.',
      'Classic has 40 empty cells. Steady, Tricky and Fiendish are named for the hardest step that they ask of you.',
      'By keyboard: arrow keys move, 1 to 9 set a digit, 0, Delete or Backspace clears the cell, N switches the notes.',
    ],
    best: 'fastest-win',
    canUndo: true,
    canRedo: true,
    canResume: true,
    hasHints: true,
    isTimed: true,
    preferences: [{ id: 'tidy-notes', label: 'Tidy up notes' }],
    newGame: { label: 'New Game', asksFirst: true },
  },
};
