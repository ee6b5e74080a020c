// Game definition of Sudoku: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { DIGIT_FIRST, TIDY_NOTES, keys, text } from './text.ts';
import type { Difficulty } from './rules/generator.ts';
import { rules, type SudokuEvent, type SudokuMove, type SudokuState } from './rules/rules.ts';
import { View } from './view/view.tsx';

/** The first hint costs this much time, the second twice as much, and so on. */
const HINT_COST_MS = 15_000;

const FASTEST_CELL_MS = 100; // of any hand

export const game: MiniGame<SudokuState, SudokuMove, SudokuEvent, Difficulty> = {
  rules,
  text,
  View,
  howToPlay: [
    'Fill the empty cells so every row, column and box has each digit from 1 to 9 once.',
    'Pick a cell, then a digit. The same digit again clears it. The small number on a key shows how many of that digit are left.',
    "Turn on Notes to pencil small digits into a cell, or press Fill to add them all. Check tells you if you're on the right track. Hint points out a cell and says why; ask again for its digit. The first hint adds 15 seconds to your time, the second 30, and so on.",
    "Classic has 40 empty cells. Medium, Hard and Expert differ in the hardest step you'll need.",
  ],
  brief: 'Put 1 to 9 once in every row, column and box.',
  keys,
  undoSupport: 'undo-and-redo',
  restartUnit: 'puzzle',
  results: {
    time: (ms, hinted) => ms + HINT_COST_MS * ((hinted * (hinted + 1)) / 2),
    // Each empty cell takes at least a press.
    bounds: (_, start) => ({ least: FASTEST_CELL_MS * start().cells.filter((digit) => digit === 0).length }),
    sharedFigures: (_, time) => [`solved in ${time}`],
  },
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
