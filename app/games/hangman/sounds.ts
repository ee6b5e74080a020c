// What is heard in the game: a letter that is in the word, or not.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { HangmanEvent } from './rules/rules.ts';

export const sounds: Sounds<HangmanEvent> = {
  found: 'right',
  missed: 'wrong',
};
