// Game definition of Wordle: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { HIGH_CONTRAST } from './preferences.ts';
import { results } from './results.ts';
import { rules, type WordleEvent, type WordleMove, type WordleOptions, type WordleState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<WordleState, WordleMove, WordleEvent, WordleOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.85,
  howToPlay: [
    'Find the five-letter word in six tries. Any five letters will do, but in Unlimited they have to be a word.',
    "Green with a solid border is in the right place, yellow with a dashed border is somewhere else in the word, and sunken gray isn't in it.",
    'Type your guess, then press Enter. Or use the keys on the screen.',
    "In hard mode, you have to use what you've found in every later guess. You can turn it off at any time.",
  ],
  keys: [
    { keys: ['A to Z'], action: 'Type your guess' },
    { keys: ['Backspace'], action: 'Delete a letter' },
    { keys: ['Enter'], action: 'Submit your guess' },
  ],
  undoSupport: 'none',
  results,
  daily: {},
  preferences: [HIGH_CONTRAST],
  sounds: {
    guessed: 'reveal',
  },
};
