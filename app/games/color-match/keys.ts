// Key table of Color Match. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Enter', 'Space'], action: 'Start' },
  { keys: ['Left arrow'], action: 'No Match' },
  { keys: ['Right arrow'], action: 'Match' },
];
