// Key table of Sudoku. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys'], action: 'Move from cell to cell' },
  { keys: ['Home', 'End'], action: 'Jump to the first or the last cell of the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], action: 'Jump to the first or the last cell of the board' },
  { keys: ['1 to 9'], action: 'Set the digit, or the note; the same one again takes it out' },
  { keys: ['0', 'Delete', 'Backspace'], action: 'Clear the cell' },
  { keys: ['N'], action: 'Switch the notes on or off' },
  { keys: ['F'], action: 'Fill in all notes' },
];
