// The keys of Color Match, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['Enter', 'Space'], action: 'Start' },
  { keys: ['Left arrow'], action: 'No Match' },
  { keys: ['Right arrow'], action: 'Match' },
];
