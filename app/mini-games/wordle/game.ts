// Wordle, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type WordleMove, type WordleOptions, type WordleState } from '#app/mini-games/wordle/rules/rules.ts';
import { View } from '#app/mini-games/wordle/view/view.tsx';

export const game: MiniGame<WordleState, WordleMove, WordleOptions> = {
  engine,
  View,
  traits: {
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
  },
};
