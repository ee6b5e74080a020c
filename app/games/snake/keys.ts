// Key table of Snake. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Arrow keys', 'W, A, S, D'], action: 'Start and steer' },
  { keys: ['Enter', 'Space'], action: 'Start' },
  { keys: ['Space'], action: 'Pause' },
];
