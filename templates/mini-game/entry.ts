// The registry entry of Counter: what its tile and page need before the game has loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const counter: MiniGameEntry = {
  id: 'counter',
  title: 'Counter',
  description: 'Count to the goal without passing it.',
  tileStat: { stat: 'score', variant: 'ten' },
  load: () => import('./game.ts'),
};
