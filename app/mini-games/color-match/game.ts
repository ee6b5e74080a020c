// Color Match, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type ColorMatchMove, type ColorMatchOptions, type ColorMatchState } from '#app/mini-games/color-match/rules/rules.ts';
import { View } from '#app/mini-games/color-match/view/view.tsx';

export const game: MiniGame<ColorMatchState, ColorMatchMove, ColorMatchOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Press Match when the word and its ink are the same color, No Match when they differ.',
      'Each right answer is a point; each wrong one costs two seconds of your time. At zero it is over.',
      'By keyboard: Enter presses Start, then the left arrow is No Match and the right arrow is Match.',
      'Ink patterns give each ink a pattern and its initial; Relaxed gives you sixty seconds, enough to listen to each card.',
    ],
    best: 'highest-score',
    canUndo: false,
    canResume: false,
    hasHints: false,
    isTimed: true,
    preferences: [{ id: 'color-patterns', label: 'Show ink patterns and initials' }],
    newGame: { label: 'New Game', asksFirst: true },
  },
};
