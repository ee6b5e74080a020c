// The keys of Hangman, as a player reads them.
import type { KeyLine } from '#app/game-kit/contract.ts';

export const keys: readonly KeyLine[] = [
  { keys: ['A to Z'], does: 'Guess the letter' },
  { keys: ['Enter'], does: 'Play again, once the game is over' },
];
