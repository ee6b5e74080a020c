// Registry entry of Sudoku: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const sudoku: MiniGameEntry = {
  id: 'sudoku',
  title: 'Sudoku',
  description: 'Forty empty cells, one solution, and no guessing along the way.',
  tileStat: { stat: 'time', variant: 'classic' },
  load: () => import('./game.ts'),
};
