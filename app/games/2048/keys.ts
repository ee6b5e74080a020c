// The keys of 2048, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide all tiles that way' },
  { keys: ['B'], action: 'Read the board aloud, for screen readers' },
];
