// The counter, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type CounterMove, type CounterOptions, type CounterState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<CounterState, CounterMove, CounterOptions> = {
  engine,
  View,
  traits: {
    howToPlay: ['Add the step, or skip it and get another.'],
    best: 'highest-score',
    canUndo: true,
    canResume: true,
    hasHints: true,
    isTimed: true,
    newGame: { label: 'New Game', asksFirst: true },
  },
};
