// Registry entry of 2048: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const game2048: MiniGameEntry = {
  id: '2048',
  title: '2048',
  description: 'Slide, merge, double, and mind the corners.',
  tileStat: { stat: 'score', variant: '4x4' },
  load: () => import('./game.ts'),
};
