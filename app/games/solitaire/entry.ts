// Registry entry of Solitaire: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const solitaire: MiniGameEntry = {
  id: 'solitaire',
  title: 'Solitaire',
  description: 'The classic Klondike, one card at a time, with every deal winnable.',
  tileStat: { stat: 'time', variant: 'winnable' },
  load: () => import('./game.ts'),
};
