// Tetris as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const tetris: MiniGameEntry = {
  id: 'tetris',
  title: 'Tetris',
  description: 'Seven shapes, ten columns and a well that fills faster than you think.',
  howToPlay: [
    'Fill rows to clear them; four at once score most. The pace rises every ten lines.',
    'Left and right move, up turns, down drops softly, Space drops at once, C holds a piece.',
    'On a touch screen drag to move, tap to turn, flick down to drop, or use the buttons.',
  ],
  best: 'highest-score',
  canUndo: false,
  canResume: false,
  hasHints: false,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
