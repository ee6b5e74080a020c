// Registry entry of Minesweeper: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const minesweeper: MiniGameEntry = {
  id: 'minesweeper',
  title: 'Minesweeper',
  description: 'Sixty-four squares, ten mines and a first click that is always safe.',
  tileStat: { stat: 'time', variant: 'classic' },
  load: () => import('./game.ts'),
};
