// Registry entry of Tic Tac Toe: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const ticTacToe: MiniGameEntry = {
  id: 'tic-tac-toe',
  title: 'Tic Tac Toe',
  description: 'Three in a row, for two players on one screen or against a computer that never blinks.',
  tileStat: { stat: 'streak', variant: 'two-players' },
  load: () => import('./game.ts'),
};
