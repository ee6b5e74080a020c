// The keys of Tic Tac Toe, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys'], does: 'Move from cell to cell' },
  { keys: ['Home', 'End'], does: 'Jump to the first or the last cell of the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Jump to the first or the last cell of the board' },
  { keys: ['Enter', 'Space'], does: 'Fill the cell' },
  { keys: ['1 to 9'], does: 'Fill a cell at once, counted from the top left' },
];
