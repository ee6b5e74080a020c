// The keys of 2048, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], does: 'Slide all tiles that way' },
  { keys: ['B'], does: 'Read the board aloud, for screen readers' },
];
