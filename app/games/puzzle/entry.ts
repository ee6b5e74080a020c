// Registry entry of Puzzle: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const puzzle: MiniGameEntry = {
  id: 'puzzle',
  title: 'Puzzle',
  description: 'Eight tiles, one gap and the quiet joy of putting things in order.',
  tileStat: { stat: 'moves', variant: '3x3' },
  load: () => import('./game.ts'),
};
