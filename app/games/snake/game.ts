// Game definition of Snake: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { results } from './results.ts';
import { rules, type SnakeEvent, type SnakeMove, type SnakeOptions, type SnakeState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<SnakeState, SnakeMove, SnakeEvent, SnakeOptions> = {
  rules,
  text,
  View,
  howToPlay: [
    'Go get the apricots. Each one is worth ten points and makes the snake longer.',
    "Hit a wall or your own body and it's over. In No walls you come back on the other side. In Stones there are sixteen more things to avoid. Fill the whole lawn and you win.",
    'Steer with the arrow keys. On a touch screen, swipe anywhere, on the lawn or beside it.',
    "Step by step has no clock: every key is one step, and a screen reader says where the apricot is and what's in the way.",
  ],
  keys: [
    { keys: ['Arrow keys', 'W, A, S, D'], action: 'Start and steer' },
    { keys: ['Enter', 'Space'], action: 'Start' },
    { keys: ['Space'], action: 'Pause' },
  ],
  preferences: [PADS],
  undoSupport: 'none',
  startMove: { type: 'start' },
  restartUnit: 'game',
  results,
  sounds: {
    started: 'flip',
    turned: 'card',
    ate: 'merge',
  },
};
