// 2048, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type Move2048, type State2048 } from '#app/mini-games/2048/rules/rules.ts';
import { View } from '#app/mini-games/2048/view/view.tsx';

export const game: MiniGame<State2048, Move2048, null> = {
  engine,
  View,
  traits: {
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
  },
};
