// Game definition of Memory: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { createGridKeys } from '#app/game-kit/lib/grid-keys.ts';
import { results } from './results.ts';
import { rules, type MemoryEvent, type MemoryMove, type MemoryOptions, type MemoryState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<MemoryState, MemoryMove, MemoryEvent, MemoryOptions> = {
  rules,
  text,
  View,
  getAspect: () => 1.1,
  howToPlay: [
    "Turn two cards. A pair stays open. If they're different, you get a second to remember them before they turn back.",
    'Turning two cards is one move. Find every pair in as few moves as you can. If the moves are the same, the faster game wins.',
    'Two players share one board. Find a pair and you go again. Whoever has more pairs wins.',
  ],
  keys: [...createGridKeys('card'), { keys: ['Enter', 'Space'], action: 'Turn the card' }],
  undoSupport: 'none',
  restartUnit: 'board',
  results,
  daily,
  sounds: {
    turned: 'flip',
    matched: 'right',
    missed: 'flip',
    'turned-back': 'card',
  },
};
