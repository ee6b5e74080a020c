// The counter as the page would know it; it is a template and stands in no registry.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const counter: MiniGameEntry = {
  id: 'counter',
  title: 'Counter',
  description: 'Count to the goal without passing it.',
  howToPlay: ['Add the step, or skip it and get another.'],
  best: 'highest-score',
  canUndo: true,
  canResume: true,
  hasHints: true,
  isTimed: true,
  newGame: { label: 'New Game', asksFirst: true },
  load: () => import('./game.ts'),
};
