// Registry entry of Tetris: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const tetris: MiniGameEntry = {
  id: 'tetris',
  title: 'Tetris',
  description: 'Seven shapes, ten columns and a well that fills faster than you think.',
  tileStat: { stat: 'score', variant: 'classic' },
  load: () => import('./game.ts'),
};
