// The keys of Wordle, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['A to Z'], action: 'Type your guess' },
  { keys: ['Backspace'], action: 'Take back a letter' },
  { keys: ['Enter'], action: 'Try the guess' },
];
