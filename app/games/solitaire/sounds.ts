// What is heard in the game: cards on their way.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { SolitaireEvent } from './rules/events.ts';

export const sounds: Sounds<SolitaireEvent> = {
  drew: 'flip',
  'turned-over': 'drop',
  moved: 'card',
  'turned-up': 'flip',
  completed: 'line',
};
