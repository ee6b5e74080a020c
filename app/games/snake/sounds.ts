// What is heard in the game: turns and apricots.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { SnakeEvent } from './rules/rules.ts';

export const sounds: Sounds<SnakeEvent> = {
  started: 'flip',
  turned: 'card',
  ate: 'merge',
};
