// The keys of Minesweeper.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { createGridKeys } from '#app/game-kit/lib/grid-keys.ts';

export const FLAG: KeyTableRow = { keys: ['f'], action: 'Add or remove a flag' };
export const CHORD: KeyTableRow = { keys: ['c'], action: 'Open the squares around a number' };

export const keys: readonly KeyTableRow[] = [
  ...createGridKeys('square'),
  { keys: ['Enter', 'Space'], action: 'Open the square, or the squares around a number that has all its flags' },
  FLAG,
  CHORD,
];
