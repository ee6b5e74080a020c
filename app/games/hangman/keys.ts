// The keys of Hangman, as a player reads them.
import type { KeyTableRow } from '#app/game-kit/contract.ts';

export const keys: readonly KeyTableRow[] = [
  { keys: ['A to Z'], action: 'Guess the letter' },
  { keys: ['Enter'], action: 'Play again, once the game is over' },
];
