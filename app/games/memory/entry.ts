// Registry entry of Memory: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const memory: MiniGameEntry = {
  id: 'memory',
  title: 'Memory',
  description: 'Twelve cards, six pairs, one sharp mind: turn two at a time and remember what you saw.',
  tileStat: { stat: 'moves', variant: '12-cards' },
  load: () => import('./game.ts'),
};
