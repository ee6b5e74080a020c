// The keys of Sudoku.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { createGridKeys } from '#app/game-kit/lib/grid-keys.ts';

export const CLEAR: KeyTableRow = { keys: ['0', 'Delete', 'Backspace'], action: 'Clear the cell' };
export const NOTES: KeyTableRow = { keys: ['n'], action: 'Turn notes on or off' };
export const FILL_NOTES: KeyTableRow = { keys: ['f'], action: 'Fill in all notes' };

export const keys: readonly KeyTableRow[] = [
  ...createGridKeys('cell'),
  { keys: ['1 to 9'], action: 'Add a digit or note, or remove it again' },
  CLEAR,
  NOTES,
  FILL_NOTES,
];
