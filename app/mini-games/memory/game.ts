// Memory, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { daily } from './daily.ts';
import { keys } from './keys.ts';
import { rules, type MemoryEvent, type MemoryMove, type MemoryOptions, type MemoryState } from './rules/rules.ts';
import { sounds } from './sounds.ts';
import { View } from './view/view.tsx';
import { words } from './words.ts';

export const game: MiniGame<MemoryState, MemoryMove, MemoryEvent, MemoryOptions> = {
  rules,
  words,
  View,
  aspect: 1.1,
  howToPlay: [
    'Turn two cards. A pair stays open; two different cards give you a second to remember them, then turn back.',
    'Two cards are one move. Find every pair in as few moves as you can; of two equal games the faster one is the better.',
    'Click or tap a card. By keyboard: arrow keys move, Home and End jump along the row, Enter or Space turns a card.',
  ],
  keys,
  stepsBack: 'none',
  results: {
    score: { of: ({ moves }) => moves, name: 'moves', better: 'lower' },
    time: { isRecord: true },
    summary: ({ deck }) => [`Fewest possible moves: ${deck.length / 2}`],
  },
  daily,
  sounds,
};
