// What is heard in the game: squares that open, and flags.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { MinesweeperEvent } from './rules/state.ts';

export const sounds: Sounds<MinesweeperEvent> = {
  flagged: 'flag',
  unflagged: 'place',
  opened: 'reveal',
};
