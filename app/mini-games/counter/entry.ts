// The counter as the page would know it; it is a template and stands in no registry.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const counter: MiniGameEntry = {
  id: 'counter',
  title: 'Counter',
  description: 'Count to the goal without passing it.',
  boast: { figure: 'score', variant: 'ten' },
  load: () => import('./game.ts'),
};
