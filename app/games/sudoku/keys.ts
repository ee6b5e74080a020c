// The keys of Sudoku, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys'], does: 'Move from cell to cell' },
  { keys: ['Home', 'End'], does: 'Jump to the first or the last cell of the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Jump to the first or the last cell of the board' },
  { keys: ['1 to 9'], does: 'Set the digit, or the note; the same one again takes it out' },
  { keys: ['0', 'Delete', 'Backspace'], does: 'Clear the cell' },
  { keys: ['N'], does: 'Switch the notes on or off' },
  { keys: ['F'], does: 'Fill in all notes' },
];
