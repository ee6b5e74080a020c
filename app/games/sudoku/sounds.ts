// What is heard in the game: the pencil.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { SudokuEvent } from './rules/rules.ts';

export const sounds: Sounds<SudokuEvent> = {
  placed: 'place',
  removed: 'card',
  'note-added': 'flip',
  'note-removed': 'flip',
  'notes-cleared': 'card',
  'notes-filled': 'flip',
};
