// Entry of Block Blitz: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const blockBlitz: MiniGameEntry = {
  id: 'block-blitz',
  title: 'Block Blitz',
  description: 'Three blocks, an 8×8 board, and lines that burst.',
  tileStat: { stat: 'score', variant: 'classic' },
  load: () => import('./game.ts'),
};
