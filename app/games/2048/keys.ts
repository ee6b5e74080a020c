// Key table of 2048. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide all tiles that way' },
  { keys: ['B'], action: 'Have a screen reader read the board' },
];
