// Snake as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const snake: MiniGameEntry = {
  id: 'snake',
  title: 'Snake',
  description: 'Eat, grow, and do not meet yourself coming round the corner.',
  howToPlay: [
    'Steer to the food: ten points and one more segment each time.',
    'The walls and your own tail end the game.',
    'Arrow keys or W, A, S, D steer; on a touch screen swipe or use the four buttons. Space pauses.',
  ],
  best: 'highest-score',
  canUndo: false,
  canResume: false,
  hasHints: false,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
