// Registry entry of Solitaire: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const solitaire: MiniGameEntry = {
  id: 'solitaire',
  title: 'Solitaire',
  description: 'The one that started it all for us: Klondike, one card at a time, and every deal is winnable.',
  tileStat: { stat: 'time', variant: 'winnable' },
  load: () => import('./game.ts'),
};
