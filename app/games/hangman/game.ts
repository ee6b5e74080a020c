// Game definition of Hangman: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { keys } from './keys.ts';
import { results } from './results.ts';
import { rules, type HangmanEvent, type HangmanMove, type HangmanOptions, type HangmanState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<HangmanState, HangmanMove, HangmanEvent, HangmanOptions> = {
  rules,
  text,
  View,
  aspect: 0.92,
  howToPlay: [
    'Guess a letter of the hidden word. It shows up everywhere it appears. Find the whole word to win.',
    'Each wrong letter pops a balloon, and the sixth one ends the game. The landing is soft.',
    'Trying a letter again costs nothing.',
    'Type letters from A to Z, or tap them on the screen.',
  ],
  keys,
  undoSupport: 'none',
  results,
  sounds: {
    found: 'right',
    missed: 'wrong',
  },
};
