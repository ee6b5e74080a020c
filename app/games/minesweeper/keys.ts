// The keys of Minesweeper, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys'], does: 'Move from square to square' },
  { keys: ['Home', 'End'], does: 'Jump to the first or the last square of the row' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Jump to the first or the last square of the board' },
  { keys: ['Enter', 'Space'], does: 'Open the square, or the squares around a number with all its flags' },
  { keys: ['F'], does: 'Set a flag, or take it away' },
  { keys: ['C'], does: 'Open the squares around a number' },
];
