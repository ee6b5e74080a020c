// Hangman as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const hangman: MiniGameEntry = {
  id: 'hangman',
  title: 'Hangman',
  description: 'Guess the word letter by letter, with six mistakes to spend.',
  howToPlay: [
    'Guess a letter: it opens everywhere it stands in the word.',
    'Six wrong letters end the game; a letter that was tried before costs nothing.',
    'Type the letters or press them on the screen.',
  ],
  best: 'none',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: false,
  newGame: { label: 'New Game', asksFirst: true },
};
