// Game definition of Hangman: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { results } from './results.ts';
import { rules, type HangmanEvent, type HangmanMove, type HangmanOptions, type HangmanState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<HangmanState, HangmanMove, HangmanEvent, HangmanOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.92,
  howToPlay: [
    'Guess the hidden word one letter at a time. A right letter shows up everywhere it appears.',
    'Each wrong letter pops a balloon, and the sixth one ends the game. The landing is soft.',
    'Guessing a letter twice costs nothing.',
    'Type letters from A to Z, or tap them on the screen.',
  ],
  keys: [{ keys: ['A to Z'], action: 'Guess the letter' }],
  undoSupport: 'none',
  results,
  sounds: {
    found: 'right',
    missed: 'wrong',
  },
};
