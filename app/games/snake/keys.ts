// The keys of Snake, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], does: 'Start, and steer' },
  { keys: ['Enter', 'Space'], does: 'Start' },
  { keys: ['Space'], does: 'Pause' },
];
