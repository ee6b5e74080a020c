// The keys of Wordle, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['A to Z'], does: 'Type your guess' },
  { keys: ['Backspace'], does: 'Take back a letter' },
  { keys: ['Enter'], does: 'Try the guess' },
];
