// What is heard in the game: marks.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { TicTacToeEvent } from './rules/rules.ts';

export const sounds: Sounds<TicTacToeEvent> = {
  marked: 'place',
};
