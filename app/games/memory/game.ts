// Game definition of Memory: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { keys } from './keys.ts';
import { countPairs, rules, type MemoryEvent, type MemoryMove, type MemoryOptions, type MemoryState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

function formatPairCount(count: number): string {
  return count === 1 ? '1 pair' : `${count} pairs`;
}

export const game: MiniGame<MemoryState, MemoryMove, MemoryEvent, MemoryOptions> = {
  rules,
  text,
  View,
  aspect: 1.1,
  howToPlay: [
    "Turn two cards. A pair stays open. If they're different, you get a second to remember them before they turn back.",
    'Two cards are one move. Find every pair in as few moves as you can. With the same number of moves, faster is better.',
    'Two players share one board. Find a pair and you go again. The most pairs win.',
    'Click or tap a card. By keyboard: arrow keys move, Home and End jump along the row, Enter or Space turns a card.',
  ],
  keys,
  undoSupport: 'none',
  restartUnit: 'board',
  results: {
    score: { getScore: ({ moves }) => moves, name: 'moves', better: 'lower' },
    time: { isRecord: true },
    isWinnable: ({ players }) => players === 1,
    outcomes: [
      { id: 'player-1', label: 'Player 1' },
      { id: 'player-2', label: 'Player 2' },
      { id: 'draw', label: 'Draws' },
    ],
    summary: (state) =>
      state.players === 1
        ? [`Fewest possible moves: ${state.deck.length / 2}`]
        : ([1, 2] as const).map((player) => `Player ${player}: ${formatPairCount(countPairs(state, player))}`),
  },
  daily,
  sounds: {
    turned: 'flip',
    matched: 'right',
    missed: 'flip',
    'turned-back': 'card',
  },
};
