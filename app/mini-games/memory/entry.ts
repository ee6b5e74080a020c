// Memory as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const memory: MiniGameEntry = {
  id: 'memory',
  title: 'Memory',
  description: 'Twelve cards, six pairs, one sharp mind: turn two at a time and remember what you saw.',
  howToPlay: [
    'Turn two cards. A pair stays open; two different cards turn back after a second.',
    'Find all six pairs in as few moves as you can.',
    'Click or tap a card. By keyboard: arrow keys move, Enter or Space turns a card.',
  ],
  best: 'lowest-score',
  canUndo: false,
  canResume: true,
  hasHints: false,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
};
