// 2048 as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const game2048: MiniGameEntry = {
  id: '2048',
  title: '2048',
  description: 'Slide, merge, double, and mind the corners.',
  howToPlay: [
    'Slide all tiles at once; two equal tiles that meet become one of twice the value.',
    'Reach 2048, and go on if you like. The game is over when nothing can move.',
    'Arrow keys or W, A, S, D; swipe on a touch screen.',
  ],
  best: 'highest-score',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: false,
  newGame: { label: 'New Game', asksFirst: true },
};
