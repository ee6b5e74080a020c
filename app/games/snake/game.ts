// Game definition of Snake: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { CELL_COUNT } from './rules/grid.ts';
import { getScore, POINTS, rules, START_LENGTH } from './rules/rules.ts';
import type { SnakeEvent, SnakeMove, SnakeOptions, SnakeState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

const CLOSE_LENGTH = 0.9 * CELL_COUNT;

/** Only a full lawn wins, which is too rare to count wins. */
const results: Results<SnakeState, SnakeOptions> = {
  score: { getScore, name: 'score', better: 'higher', countsUnfinished: true },
  bounds: () => ({ most: POINTS * (CELL_COUNT - START_LENGTH), step: POINTS }),
  time: (ms) => ms,
  isWinnable: () => false,
  isClose: ({ body }) => body.length >= CLOSE_LENGTH,
  sharedFigures: (state) => [formatCount(getScore(state), 'point')],
};

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
  brief: { touch: 'Swipe to steer, eat the apricots.', keys: 'Steer with the arrow keys, eat the apricots.' },
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
