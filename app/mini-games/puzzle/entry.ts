// Puzzle as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const puzzle: MiniGameEntry = {
  id: 'puzzle',
  title: 'Puzzle',
  description: 'Eight tiles, one gap and the quiet joy of putting things in order.',
  howToPlay: [
    'Slide tiles into the gap until they read 1 to 8 with the gap last.',
    'Click a tile in line with the gap to slide everything between them.',
    'By keyboard: the arrow keys push a tile in their direction.',
  ],
  best: 'lowest-score',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
