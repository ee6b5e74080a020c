// Wordle as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const wordle: MiniGameEntry = {
  id: 'wordle',
  title: 'Wordle',
  description: 'Five letters, six tries, and colors that tell you how warm you are.',
  howToPlay: [
    'Guess the word of five letters.',
    'Green stands in the right place, yellow stands elsewhere in the word, gray does not occur.',
    'Type and press Enter, or use the keys on the screen.',
  ],
  best: 'none',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: false,
  newGame: { label: 'New Game', asksFirst: true },
};
