// Registry entry of Minesweeper: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const minesweeper: MiniGameEntry = {
  id: 'minesweeper',
  title: 'Minesweeper',
  description: "Ten mines or ninety-nine, and a first click that's always safe.",
  tileStat: { stat: 'time', variant: 'small' },
  widestAspect: 30 / 16,
  load: () => import('./game.ts'),
};
