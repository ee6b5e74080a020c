// The keys of Snake, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Start, and steer' },
  { keys: ['Enter', 'Space'], action: 'Start' },
  { keys: ['Space'], action: 'Pause' },
];
