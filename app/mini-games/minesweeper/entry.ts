// Minesweeper as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const minesweeper: MiniGameEntry = {
  id: 'minesweeper',
  title: 'Minesweeper',
  description: 'Sixty-four squares, ten mines and a first click that is always safe.',
  howToPlay: [
    'Open every square without a mine. A number tells how many mines touch it.',
    'Left click opens, right click flags; on a touch screen hold a square, or use Flag mode.',
    'By keyboard: arrow keys move, Enter opens, F flags. Enter on a number opens its other neighbors once its flags are set.',
  ],
  best: 'fastest-win',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
