// Memory, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type MemoryMove, type MemoryOptions, type MemoryState } from '#app/mini-games/memory/rules/rules.ts';
import { View } from '#app/mini-games/memory/view/view.tsx';

export const game: MiniGame<MemoryState, MemoryMove, MemoryOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Turn two cards. A pair stays open; two different cards give you a second to remember them, then turn back.',
      'Two cards are one move. Find every pair in as few moves as you can; of two equal games the faster one is the better.',
      'Click or tap a card. By keyboard: arrow keys move, Home and End jump along the row, Enter or Space turns a card.',
    ],
    best: 'lowest-score',
    scoreName: 'moves',
    canUndo: false,
    canResume: true,
    hasHints: false,
    isTimed: true,
    newGame: { label: 'New Game', asksFirst: true },
  },
};
