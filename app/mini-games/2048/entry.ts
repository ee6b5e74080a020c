// 2048 as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const game2048: MiniGameEntry = {
  id: '2048',
  title: '2048',
  description: 'Slide, merge, double, and mind the corners.',
  howToPlay: [
    'Each move slides all tiles to one side, and a new 2 or 4 drops in. Two equal tiles that meet become one of twice the value.',
    'The value of every tile you make goes to your score. Make 2048, then keep going: the game is over when nothing can move.',
    'Swipe over the board, or press the four arrows. By keyboard: arrow keys or W, A, S and D, and B reads the board aloud for screen readers.',
  ],
  best: 'highest-score-reached',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: false,
  newGame: { label: 'New Game', asksFirst: true },
  load: () => import('./game.ts'),
};
