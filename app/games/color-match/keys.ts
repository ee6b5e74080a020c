// The keys of Color Match, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['Enter', 'Space'], does: 'Start' },
  { keys: ['Left arrow'], does: 'No Match' },
  { keys: ['Right arrow'], does: 'Match' },
];
