// Snake, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type SnakeMove, type SnakeOptions, type SnakeState } from '#app/mini-games/snake/rules/rules.ts';
import { View } from '#app/mini-games/snake/view/view.tsx';

export const game: MiniGame<SnakeState, SnakeMove, SnakeOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Steer to the apricot: each one is ten points and one more piece of snake.',
      'The walls and your own body end the game. In No walls you come back on the other side; fill the whole lawn and you have won.',
      'Arrow keys or W, A, S, D steer and start; Space or P pauses. On a touch screen swipe over the lawn or use the four buttons.',
      'Step by step has no clock: every key is one step, and the status line says where the apricot is and what stands in the way.',
    ],
    best: 'highest-score',
    canUndo: false,
    canResume: false,
    hasHints: false,
    isTimed: true,
    newGame: { label: 'New Game', asksFirst: true },
  },
};
