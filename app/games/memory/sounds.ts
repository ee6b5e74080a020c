// What is heard in the game: cards that turn, and pairs.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { MemoryEvent } from './rules/rules.ts';

export const sounds: Sounds<MemoryEvent> = {
  turned: 'flip',
  matched: 'right',
  missed: 'flip',
  'turned-back': 'card',
};
