// Hangman as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const hangman: MiniGameEntry = {
  id: 'hangman',
  title: 'Hangman',
  description: 'Six balloons hold our apricot in the air. Find the word before the last one pops.',
  howToPlay: [
    'Guess a letter: it opens everywhere it stands in the word. Open the whole word to win.',
    'Each wrong letter pops a balloon, and the sixth one ends the game. The landing is soft.',
    'A letter that was tried before costs nothing.',
    'Type letters from A to Z, or press them on the screen.',
  ],
  best: 'none',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: false,
  newGame: { label: 'New Game', asksFirst: true },
  load: () => import('./game.ts'),
};
