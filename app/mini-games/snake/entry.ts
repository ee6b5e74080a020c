// Snake as the page knows it before it is loaded.
import type { MiniGameEntry } from '#app/mini-games/contract.ts';

export const snake: MiniGameEntry = {
  id: 'snake',
  title: 'Snake',
  description: 'A hungry snake, a lawn full of apricots, and a tail that is always where you want to go.',
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
  load: () => import('./game.ts'),
};
