// Game definition of Counter: combines rules, texts, view and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { rules, type CounterEvent, type CounterMove, type CounterOptions, type CounterState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<CounterState, CounterMove, CounterEvent, CounterOptions> = {
  rules,
  text,
  View,
  howToPlay: ['Add the step, or skip it and get another.'],
  brief: 'Count to the goal without passing it.',
  keys: [{ keys: ['Enter', 'Space'], action: 'Press the button you are on' }],
  undoSupport: 'undo-and-redo',
  restartUnit: 'game',
  results: {
    score: { getScore: ({ count }) => count, name: 'score', better: 'higher' },
    time: (ms) => ms,
    sharedFigures: ({ count, goal }) => [`counted to ${count} of ${goal}`],
  },
  hints,
};
