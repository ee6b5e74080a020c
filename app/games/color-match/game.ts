// Game definition of Color Match: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { keys } from './keys.ts';
import { results } from './results.ts';
import { rules, type ColorMatchEvent, type ColorMatchMove, type ColorMatchOptions, type ColorMatchState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<ColorMatchState, ColorMatchMove, ColorMatchEvent, ColorMatchOptions> = {
  rules,
  text,
  View,
  sides: 'both',
  howToPlay: [
    'Press Match when the word and its ink are the same color, No Match when they differ.',
    "Each right answer is a point. Each wrong one costs two seconds. At zero, time's up.",
  ],
  keys,
  undoSupport: 'none',
  startMove: { type: 'start' },
  restartUnit: 'game',
  results,
  preferences: [{ id: 'color-patterns', label: 'Show ink patterns and initials' }],
  sounds: {
    started: 'flip',
    answered: ({ isRight }) => (isRight ? 'right' : 'wrong'),
    'ten-seconds-left': 'flag',
    'five-seconds-left': 'flag',
  },
};
