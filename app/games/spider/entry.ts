// Entry of Spider: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const spider: MiniGameEntry = {
  id: 'spider',
  title: 'Spider',
  description: 'Two decks, ten columns, and one, two or four suits.',
  tileStat: { stat: 'score', variant: 'one-suit' },
  widestAspect: 1.55,
  load: () => import('./game.ts'),
};
