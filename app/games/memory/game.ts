// Game definition of Memory: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { type MemoryEvent, type MemoryMove, type MemoryOptions, type MemoryState, countPairs, getLeader, rules } from './rules/rules.ts';
import type { ResultLine } from '#app/game-kit/lib/figures.ts';
import { createGridKeys } from '#app/game-kit/lib/controls.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

/** Two players have their pairs. A single one learns how good the memory was, whatever luck there was. */
function summarize(state: MemoryState): readonly ResultLine[] {
  if (state.players === 2) return ([1, 2] as const).map((player) => [`Player ${player}`, formatCount(countPairs(state, player), 'pair')]);
  const { forgotten } = state;
  return [forgotten === 0 ? 'You remembered every card you saw.' : ['Missed', `${formatCount(forgotten, 'card')} you had already seen`]];
}

function listSharedFigures(state: MemoryState, time: string): readonly string[] {
  if (state.players === 1) return [`${formatCount(state.moves, 'move')} in ${time}`];
  const leader = getLeader(state);
  if (leader === null) return [`a draw with ${formatCount(countPairs(state, 1), 'pair')} each`];
  const other = leader === 1 ? 2 : 1;
  return [`player ${leader} beat player ${other} with ${formatCount(countPairs(state, leader), 'pair')} to ${countPairs(state, other)}`];
}

export const results: Results<MemoryState, MemoryOptions> = {
  score: { getScore: ({ moves }) => moves, name: 'moves', better: 'lower' },
  bounds: ({ pairs }) => ({ least: pairs }),
  time: (ms) => ms,
  isWinnable: ({ players }) => players === 1,
  outcomes: () => [
    { id: 'player-1', label: 'Player 1' },
    { id: 'player-2', label: 'Player 2' },
    { id: 'draw', label: 'Draws' },
  ],
  summary: summarize,
  sharedFigures: listSharedFigures,
};

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
  brief: 'Turn two cards at a time, find all the pairs.',
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
