// Registry entry of Hangman: the metadata that pages need before the game is loaded.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

export const hangman: MiniGameEntry = {
  id: 'hangman',
  title: 'Hangman',
  description: 'Six balloons hold an apricot in the air. Find the word before the last one pops.',
  tileStat: { stat: 'streak', variant: 'classic' },
  load: () => import('./game.ts'),
};
