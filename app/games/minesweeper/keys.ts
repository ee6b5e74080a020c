// Key table of Minesweeper. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys'], action: 'Move from square to square' },
  { keys: ['Home', 'End'], action: 'Jump to the first or last square in the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], action: 'Jump to the first or last square on the board' },
  { keys: ['Enter', 'Space'], action: 'Open the square, or the squares around a number that has all its flags' },
  { keys: ['F'], action: 'Add or remove a flag' },
  { keys: ['C'], action: 'Open the squares around a number' },
];
