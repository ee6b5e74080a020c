// Wordle as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const wordle: MiniGameEntry = {
  id: 'wordle',
  title: 'Wordle',
  description: 'Five letters, six tries, and colors that tell you how warm you are.',
  howToPlay: [
    'Find the word of five letters in six tries. Any five letters will do as a guess.',
    'Green with a full rim stands in the right place, yellow with a dashed rim stands elsewhere in the word, and a sunken gray letter is not in it.',
    'Type your guess, press Enter to try it and Backspace to take a letter back, or use the keys on the screen.',
    'In hard mode, whatever you have found has to be used in every later guess. If it gets too hard, you can leave it.',
  ],
  best: 'lowest-score',
  scoreName: 'guesses',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: false,
  preferences: [{ id: 'high-contrast', label: 'High contrast' }],
  newGame: { label: 'New Game', asksFirst: true },
  load: () => import('./game.ts'),
};
