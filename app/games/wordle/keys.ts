// Key table of Wordle. A separate file without view imports, so that end-to-end tests can read it in Node.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['A to Z'], action: 'Type your guess' },
  { keys: ['Backspace'], action: 'Delete a letter' },
  { keys: ['Enter'], action: 'Submit your guess' },
];
