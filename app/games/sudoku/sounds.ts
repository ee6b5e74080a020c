// What is heard in the game: the pencil.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { SudokuEvent } from './rules/rules.ts';

export const sounds: Sounds<SudokuEvent> = {
  placed: 'place',
  removed: 'card',
  noted: 'flip',
  struck: 'flip',
  wiped: 'card',
  filled: 'flip',
};
