// Game definition of Sudoku: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { DIGIT_FIRST, TIDY_NOTES } from './preferences.ts';
import type { Difficulty } from './rules/generator.ts';
import { rules, type SudokuEvent, type SudokuMove, type SudokuState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

/** The first hint costs this much time, the second twice as much, and so on. */
const HINT_COST_MS = 15_000;

export const game: MiniGame<SudokuState, SudokuMove, SudokuEvent, Difficulty> = {
  rules,
  text,
  View,
  howToPlay: [
    'Fill the empty cells so that every row, column and box has each digit from 1 to 9 once.',
    'Pick a cell, then a digit; the same digit again takes it out. Under More you can have it the other way round: the digit first. The small number on a key says how many of that digit are left.',
    'Notes keeps small candidates in a cell, and Fill writes all of them at once. Check tells whether you are on the right path, Hint points out a cell and says why: the first one adds 15 seconds to your time, and each further one 15 more.',
    'Classic has 40 empty cells. Steady, Tricky and Fiendish are named for the hardest step that they ask of you.',
    'By keyboard: arrow keys move, 1 to 9 set a digit, 0, Delete or Backspace clears the cell, N switches the notes, F fills them in.',
  ],
  keys,
  undoSupport: 'undo-and-redo',
  restartUnit: 'puzzle',
  results: { time: { isRecord: true, hintCostMs: (n) => n * HINT_COST_MS } },
  hints,
  preferences: [TIDY_NOTES, DIGIT_FIRST],
  sounds: {
    placed: 'place',
    removed: 'card',
    'note-added': 'flip',
    'note-removed': 'flip',
    'notes-cleared': 'card',
    'notes-filled': 'flip',
  },
};
