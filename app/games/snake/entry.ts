// Registry entry of Snake: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const snake: MiniGameEntry = {
  id: 'snake',
  title: 'Snake',
  description: "A hungry snake, a lawn full of apricots, and a tail that's always where you want to go.",
  tileStat: { stat: 'score', variant: 'classic' },
  load: () => import('./game.ts'),
};
