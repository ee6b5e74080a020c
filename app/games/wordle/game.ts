// Game definition of Wordle: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { keys } from './keys.ts';
import { HIGH_CONTRAST } from './preferences.ts';
import { results } from './results.ts';
import { rules, type WordleEvent, type WordleMove, type WordleOptions, type WordleState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  rules,
  text,
  View,
  aspect: 0.85,
  howToPlay: [
    'Find the word of five letters in six tries. Any five letters will do as a guess; in Unlimited they have to be a word.',
    'Green with a full rim stands in the right place, yellow with a dashed rim stands elsewhere in the word, and a sunken gray letter is not in it.',
    'Type your guess, press Enter to try it and Backspace to take a letter back, or use the keys on the screen.',
    'In hard mode, whatever you have found has to be used in every later guess. If it gets too hard, you can leave it.',
  ],
  keys,
  undoSupport: 'none',
  results,
  offersDaily: true,
  preferences: [HIGH_CONTRAST],
  sounds: {
    guessed: 'reveal',
  },
};
