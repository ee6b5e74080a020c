// Hangman, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type HangmanMove, type HangmanState } from '#app/mini-games/hangman/rules/rules.ts';
import { View } from '#app/mini-games/hangman/view/view.tsx';

export const game: MiniGame<HangmanState, HangmanMove, object> = {
  engine,
  View,
  traits: {
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
  },
};
