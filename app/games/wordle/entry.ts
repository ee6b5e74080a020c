// Registry entry of Wordle: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const wordle: MiniGameEntry = {
  id: 'wordle',
  title: 'Wordle',
  description: 'Five letters, six tries, and colors that tell you how warm you are.',
  tileStat: { stat: 'streak', variant: 'classic' },
  load: () => import('./game.ts'),
};
