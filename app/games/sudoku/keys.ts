// Key table of Sudoku. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys'], action: 'Move from cell to cell' },
  { keys: ['Home', 'End'], action: 'Jump to the first or last cell in the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], action: 'Jump to the first or last cell on the board' },
  { keys: ['1 to 9'], action: 'Add a digit or note, or remove it again' },
  { keys: ['0', 'Delete', 'Backspace'], action: 'Clear the cell' },
  { keys: ['N'], action: 'Turn notes on or off' },
  { keys: ['F'], action: 'Fill in all notes' },
];
