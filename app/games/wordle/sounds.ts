// What is heard in the game: tiles that turn.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { WordleEvent } from './rules/rules.ts';

export const sounds: Sounds<WordleEvent> = {
  guessed: 'reveal',
};
