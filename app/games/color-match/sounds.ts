// What is heard in the game: right, wrong, and how time runs out.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { ColorMatchEvent } from './rules/rules.ts';

export const sounds: Sounds<ColorMatchEvent> = {
  started: 'flip',
  answered: ({ isRight }) => (isRight ? 'right' : 'wrong'),
  'ten-seconds-left': 'flag',
  'five-seconds-left': 'flag',
};
