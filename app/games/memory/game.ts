// Game definition of Memory: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { keys } from './keys.ts';
import { results } from './results.ts';
import { rules, type MemoryEvent, type MemoryMove, type MemoryOptions, type MemoryState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<MemoryState, MemoryMove, MemoryEvent, MemoryOptions> = {
  rules,
  text,
  View,
  aspect: 1.1,
  howToPlay: [
    'Turn two cards. A pair stays open; two different cards give you a second to remember them, then turn back.',
    'Two cards are one move. Find every pair in as few moves as you can; of two equal games the faster one is the better.',
    'Two players share one board: who finds a pair goes on, and the most pairs win.',
    'Click or tap a card. By keyboard: arrow keys move, Home and End jump along the row, Enter or Space turns a card.',
  ],
  keys,
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
