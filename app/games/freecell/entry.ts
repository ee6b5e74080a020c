// Entry of FreeCell: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const freeCell: MiniGameEntry = {
  id: 'freecell',
  title: 'FreeCell',
  description: 'Every card face up, four free cells, and 32,000 numbered deals.',
  tileStat: { stat: 'time', variant: 'numbered' },
  widestAspect: 1.35,
  load: () => import('./game.ts'),
};
