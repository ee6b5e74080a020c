// Registry entry of Color Match: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const colorMatch: MiniGameEntry = {
  id: 'color-match',
  title: 'Color Match',
  description: 'Does the word match its ink? Thirty seconds, two buttons.',
  tileStat: { stat: 'score', variant: 'classic' },
  load: () => import('./game.ts'),
};
