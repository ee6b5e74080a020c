// Key table of Block Blitz. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['1, 2, 3'], action: 'Pick up a block' },
  { keys: ['Arrow keys'], action: 'Move the block around the board' },
  { keys: ['Enter', 'Space'], action: 'Pick up a block, or put it down' },
  { keys: ['Escape'], action: 'Put the block back' },
];
