// Registry entry of Lamps: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const lamps: MiniGameEntry = {
  id: 'lamps',
  title: 'Lamps',
  description: 'Press a lamp, and it and its neighbors change. Turn all of them off.',
  tileStat: { stat: 'moves', variant: 'small' },
  load: () => import('./game.ts'),
};
