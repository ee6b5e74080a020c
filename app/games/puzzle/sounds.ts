// What is heard in the game: tiles that slide.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { PuzzleEvent } from './rules/rules.ts';

export const sounds: Sounds<PuzzleEvent> = {
  slid: 'place',
};
