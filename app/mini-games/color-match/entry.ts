// Color Match as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const colorMatch: MiniGameEntry = {
  id: 'color-match',
  title: 'Color Match',
  description: 'Does the word name its own ink? Thirty seconds, two buttons, no mercy for autopilots.',
  howToPlay: [
    'Press Match when the word and its ink are the same color, No Match when they differ.',
    'Each right answer is a point; each wrong one costs two seconds of your thirty.',
    'By keyboard: the left arrow is No Match, the right arrow is Match.',
  ],
  best: 'highest-score',
  canUndo: false,
  canResume: false,
  hasHints: false,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
